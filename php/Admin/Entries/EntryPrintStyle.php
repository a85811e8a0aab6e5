<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

/** Styles for printed entries: black on white, whatever the site's styles, without page breaks inside an answer. */
final class EntryPrintStyle {

	public const CSS = <<<'CSS'
		@page { size: A4; margin: 18mm 16mm; }
		* { box-sizing: border-box; }
		body { margin: 0 auto; max-width: 178mm; padding: 16px; color: #000; background: #fff; font: 11pt/1.45 system-ui, sans-serif; }
		.bar { text-align: end; }
		.bar button { padding: 8px 20px; border: 1px solid #000; border-radius: 2px; background: #fff; color: #000; font: inherit; cursor: pointer; }
		.bar button:focus-visible { outline: 2px solid #2271b1; outline-offset: 2px; }
		article + article { break-before: page; margin-top: 48px; }
		header { padding-bottom: 12px; border-bottom: 2px solid #000; }
		header p { margin: 0; }
		.company { font-weight: 600; }
		h1 { margin: 8px 0 4px; font-size: 18pt; line-height: 1.2; }
		table { width: 100%; border-collapse: collapse; }
		tr { break-inside: avoid; border-bottom: 1px solid #bbb; }
		th, td { padding: 7px 8px 7px 0; vertical-align: top; text-align: start; overflow-wrap: anywhere; }
		th { width: 36%; font-weight: 600; }
		footer { margin-top: 16px; font-size: 9pt; }
		@media print { .bar { display: none; } body { max-width: none; padding: 0; } article + article { margin-top: 0; } }
		CSS;
}
