/** How many months what visitors sent stays with their names: between a month and twenty years. */
export const KEEP_MONTHS = { least: 1, standard: 36, most: 240 } as const;

export interface SeoDefaults {
  title: string;
  description: string;
}

export interface SocialLinks {
  instagram: string;
  facebook: string;
  twitter: string;
}
