import { sendForm, type SubmitFailure } from "#app/features/forms/client-submit";

/** For a clientAction that changes the list: header and hearts follow the cookie. */
export async function changeList<Result>(serverAction: () => Promise<Result>): Promise<Result | SubmitFailure> {
  try {
    return await sendForm(serverAction);
  } finally {
    dispatchEvent(new Event("saved"));
  }
}
