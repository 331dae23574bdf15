/** For a clientAction that changes the list: header and hearts follow the cookie. */
export async function changeList<Result>(serverAction: () => Promise<Result>): Promise<Result> {
  try {
    return await serverAction();
  } finally {
    dispatchEvent(new Event("saved"));
  }
}
