<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

use Atoll\Engine\Markup\Html;

/** Where merge tags are filled in, and so how an answer is written there. */
enum MergeTagFormat {

	case Html;
	case Text;
	/** Part of an address. */
	case Url;

	public function text( string $text ): string {
		return match ( $this ) {
			self::Html => nl2br( Html::text( $text ) ), // esc_html() would leave "&lt;" as it is, and show "<".
			self::Text => $text,
			// WordPress takes line feeds out of an address, which would join the words on both sides.
			self::Url  => rawurlencode( (string) preg_replace( '/\R+/u', ' ', $text ) ),
		};
	}

	/** @param list<array{label: string, text: string}> $rows */
	public function table( array $rows ): string {
		if ( self::Html !== $this ) {
			return $this->text(
				implode( "\n\n", array_map( static fn( array $row ) => $row['label'] . "\n" . $row['text'], $rows ) )
			);
		}
		$html = '';
		foreach ( $rows as $row ) {
			$html .= '<tr><th scope="row" style="text-align:left;vertical-align:top;padding:6px 16px 6px 0">' . $this->text( $row['label'] )
				. '</th><td style="padding:6px 0">' . $this->text( $row['text'] ) . '</td></tr>';
		}
		return '<table cellspacing="0" style="border-collapse:collapse">' . $html . '</table>';
	}
}
