/** True for the statuses with which a gateway reports that the server did not respond. */
export function isGatewayFailure(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
}
