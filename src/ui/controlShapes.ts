// The icons of controls and forms, as separate exports, so that a form does not bundle all of `iconShapes`.

export const alert = ['M12 3.5 2.5 20.5h19z', 'M12 10v4.5', 'M12 17.6v.1'];
export const check = ['M4.5 12.5l5 5 10-11'];
export const chevronDown = ['M5.5 9l6.5 6.500L18.5 9'];
export const chevronRight = ['M9 5.500l6.5 6.500L9 18.5'];
export const external = ['M18 13.500V20H4V6h6.5', 'M14 4h6v6', 'M20 4l-9 9'];
export const eye = [
  'M2 12s3.5-6.5 10-6.500S22 12 22 12s-3.5 6.5-10 6.500S2 12 2 12z',
  'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
];
export const eyeOff = [
  'M9.5 5.800A10 10 0 0 1 12 5.500C18.5 5.5 22 12 22 12a17 17 0 0 1-3 3.7',
  'M6 7.500A16 16 0 0 0 2 12s3.5 6.5 10 6.500a10 10 0 0 0 4.5-1',
  'M10 10a3 3 0 0 0 4 4',
  'M3.5 3.500l17 17',
];
export const shield = ['M12 3l8 3v5.500c0 4.5-3.2 8-8 9.5-4.8-1.5-8-5-8-9.500V6z', 'M8.5 12l2.5 2.5 4.5-5'];
