<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

use Atoll\Engine\Markup\Html;

/** Where merge tags are filled in, and so how an answer is written there. */
enum MergeTagFormat {

	case Html;
	case Text;
	/** One part of an address. */
	case Url;
	/** The same before its query, where mail addresses and telephone numbers stand as they are. */
	case UrlPath;
	/** A whole address or what it begins with, in an attribute of HTML. */
	case UrlStart;

	public function text( string $text ): string {
		return match ( $this ) {
			self::Html     => nl2br( Html::text( $text ) ), // esc_html() would leave "&lt;" as it is, and show "<".
			self::Text     => $text,
			self::Url      => rawurlencode( self::oneLine( $text ) ),
			self::UrlPath  => strtr( rawurlencode( self::oneLine( $text ) ), array( '%40' => '@', '%2B' => '+' ) ),
			// No answer becomes a tag that is filled in later.
			self::UrlStart => strtr( Html::text( self::oneLine( $text ) ), array( '{' => '%7B', '}' => '%7D' ) ),
		};
	}

	/** WordPress takes line feeds out of an address, which would join the words on both sides. */
	private static function oneLine( string $text ): string {
		return (string) preg_replace( '/\R+/u', ' ', $text );
	}

	/**
	 * Each answer below its question, which telephones have the width for.
	 *
	 * @param list<array{label: string, text: string}> $rows
	 */
	public function answers( array $rows ): string {
		if ( self::Html !== $this ) {
			return $this->text(
				implode( "\n\n", array_map( static fn( array $row ) => $row['label'] . "\n" . $row['text'], $rows ) )
			);
		}
		$html = '';
		foreach ( $rows as $row ) {
			// Digits keep the order that they were typed in; programs for mail and editors' HTML know no bdi.
			$text  = "<span dir=\"auto\">{$this->text( $row['text'] )}</span>";
			$html .= "<p><strong>{$this->text( $row['label'] )}</strong><br>{$text}</p>";
		}
		return $html;
	}
}
