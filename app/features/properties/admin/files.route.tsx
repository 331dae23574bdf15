import { ChevronRight } from "lucide-react";
import { data, Link, redirect } from "react-router";
import * as v from "valibot";
import { staffContext } from "#app/features/auth/context.server";
import { PROPERTY } from "#app/features/history/office/content-kinds";
import { AddFileForm, FileCard, type FileAnswer } from "#app/features/properties/admin/file-forms";
import { PropertyTabs } from "#app/features/properties/admin/property-tabs";
import { propertyFileForm } from "#app/features/properties/files/input";
import {
  addPropertyFile,
  changePropertyFile,
  movePropertyFile,
  removePropertyFile,
  type FileOutcome,
} from "#app/features/properties/files/mutations.server";
import { findPropertyName, listOfficeFiles } from "#app/features/properties/files/queries.server";
import { PROPERTY_FILE_LIMITS } from "#app/features/properties/schema";
import { requireForm, textFields } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader, type LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/files.route";

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const property = await findPropertyName(db, id);
  if (!property) throw notFound("There is no such property.");
  return { property, files: await listOfficeFiles(db, id) };
}

export const clientLoader = officeLoader<LoaderData<typeof loader>>();

const MB = PROPERTY_FILE_LIMITS.megabytes;
const REFUSALS: Record<Extract<FileOutcome, { ok: false }>["reason"], string> = {
  type: "This is neither a PDF nor a JPEG, PNG or WebP picture",
  size: `The file is larger than ${MB} MB`,
  pixels: "The picture has more than 50 million pixels",
  broken: "The picture could not be read",
  full: `A property has at most ${PROPERTY_FILE_LIMITS.files} files. Remove one first`,
  gone: "It is not there any more",
};

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const propertyId = params.id;
  if (!(await findPropertyName(services.db, propertyId))) throw notFound("There is no such property.");
  const form = await requireForm(request);
  const typed = textFields(form);
  const { intent = "", id = "" } = typed;
  const refuse = (errors: Record<string, string>, status = 400) =>
    data<FileAnswer>({ ok: false, intent, errors, typed }, { status });
  const settle = (outcome: FileOutcome) =>
    outcome.ok ? redirect(url.pathname.replace(/\.data$/, "")) : refuse({ file: REFUSALS[outcome.reason] });
  if (intent === "up" || intent === "down")
    return settle(await movePropertyFile(services.db, { propertyId, id, by: intent === "up" ? -1 : 1 }));
  if (intent === "remove") return settle(await removePropertyFile(services, staff, { propertyId, id }));
  if (intent !== "add" && intent !== "change") throw data({ message: "Unknown intent." }, { status: 400 });
  const read = v.safeParse(propertyFileForm, { ...typed, is_public: typed.is_public ?? "" });
  const file = form.get("file");
  const errors: Record<string, string> = {};
  for (const issue of read.issues ?? []) errors[String(issue.path?.[0]?.key)] ??= issue.message;
  if (intent === "add" && !(file instanceof File && file.size > 0)) errors.file = "Choose a file";
  if (!read.success || Object.keys(errors).length > 0) return refuse(errors);
  if (intent === "change") return settle(await changePropertyFile(services.db, staff, { propertyId, id }, read.output));
  if (!(file instanceof File)) return refuse({ file: "Choose a file" });
  return settle(await addPropertyFile(services, staff, propertyId, read.output, file.stream()));
}

/** A write that did not reach the server leaves the screen, with what was typed, as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = textFields(await request.clone().formData());
  const failed: FileAnswer = {
    ok: false,
    intent: typed.intent ?? "",
    errors: { file: "This could not be saved. Please try again." },
    typed,
  };
  return (await attemptWrite(serverAction)) ?? failed;
}

export default function PropertyFiles({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { property, files } = loaderData;
  const answer = actionData;
  return (
    <div className="office-page">
      <title>{`Plans and documents: ${property.title} · Staff`}</title>
      <div className="office-head">
        <div>
          <nav className="breadcrumb" aria-label="Breadcrumb">
            <Link to={PROPERTY.listPath}>{PROPERTY.title}</Link>
            <ChevronRight aria-hidden />
            <bdi>{property.title}</bdi>
          </nav>
          <h1>Plans and documents</h1>
          <p>
            PDF, JPEG, PNG or WebP, {PROPERTY_FILE_LIMITS.files} files of {MB} MB at most. Visitors get public ones as
            downloads; of the others they read the title and ask.
          </p>
        </div>
      </div>
      <PropertyTabs id={id} name={property.title} />
      <AddFileForm
        key={files.length}
        answer={answer?.intent === "add" ? answer : undefined}
        isFull={files.length >= PROPERTY_FILE_LIMITS.files}
      />
      {files.map((file, index) => (
        <FileCard
          key={file.id}
          file={file}
          isFirst={index === 0}
          isLast={index === files.length - 1}
          answer={answer?.typed.id === file.id ? answer : undefined}
        />
      ))}
    </div>
  );
}
