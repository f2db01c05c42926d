/** Return the service worker of this page; browsers have none on pages without HTTPS. */
export const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
