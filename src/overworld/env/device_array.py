"""Numba's arrays on a GPU with `__dlpack__`, which Numba does not have."""

from __future__ import annotations

from typing import Any

from numba import cuda
from numba.cuda.cudadrv.devicearray import DeviceNDArray

from overworld.errors import needs_extra


class DeviceArray(DeviceNDArray):
    """An array on a GPU that torch, JAX and CuPy read by DLPack without a copy."""

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self._memory_view().__dlpack_device__()
        return device

    def __dlpack__(self, *, stream: int | None = None, **options: Any) -> object:
        """Return a capsule with this memory, after all kernels have written into it."""
        cuda.synchronize()  # for every stream of the reader, so `stream` is not needed
        return self._memory_view().__dlpack__(**options)

    def _memory_view(self) -> Any:
        try:
            from cuda.core.utils import StridedMemoryView
        except ImportError as missing:
            raise needs_extra("DLPack", "gpu", missing) from None
        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1)
