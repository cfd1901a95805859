import { useEffect, useRef, useState, type RefObject } from 'react';

interface FileDrop {
  /** The ref of the drop zone. */
  zone: RefObject<HTMLDivElement | null>;
  /** Whether files are dragged over it. */
  isOver: boolean;
}

/**
 * Makes an element a drop zone for files. Ignores files dropped beside it: the browser would open one instead of the
 * page and end the uploads.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const isInside = ({ target }: DragEvent) => target instanceof Node && zone.current?.contains(target) === true;

    function handleOver(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const isTaken = isInside(event);
      event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
      setOver(isTaken);
    }
    function handleLeave(event: DragEvent) {
      if (event.relatedTarget === null) setOver(false);
    }
    function handleDrop(event: DragEvent) {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (isInside(event)) latest.current(Array.from(event.dataTransfer.files));
    }

    document.addEventListener('dragover', handleOver);
    document.addEventListener('dragleave', handleLeave);
    document.addEventListener('drop', handleDrop);
    return () => {
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('dragleave', handleLeave);
      document.removeEventListener('drop', handleDrop);
    };
  }, []);

  return { zone, isOver };
}
