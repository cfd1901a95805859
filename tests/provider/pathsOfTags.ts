/** Each tag with the path of its screen (specification section 2.1). */
export const pathsOfTags: [number, string][] = [
  [1, '/personal'],
  [2, '/address'],
  [3, '/why'],
  [4, '/processing'],
  [5, '/step6'],
  [6, '/create-trace'],
  [7, '/traces'],
  [8, '/known-pensions'],
  [9, '/add-pension'],
  [10, '/pensions'],
  [11, '/authorisation'],
  [12, '/portal'],
  [13, '/portal'],
  [14, '/cancelled-application'],
  [15, '/action/authorisation'],
];
