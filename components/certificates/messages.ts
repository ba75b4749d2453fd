/** The words of these components. */
export const messages = {
  // CopyHelper
  nameAsPrinted: 'Name as printed',
  serialNumber: 'Serial number',
  nothingToCopy: (label: string) => `${label}: there is nothing to copy yet.`,
  copied: (label: string) => `${label} copied.`,
  selected: (label: string) => `${label} is selected. Copy it with your keyboard or menu.`,
  copy: 'Copy',
  copyLabel: (label: string) => `Copy ${label}`,
  // Finder
  openSystem: (title: string) => `Open the ${title} system`,
} as const;
