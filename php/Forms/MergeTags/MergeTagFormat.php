<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

use Atoll\Engine\Markup\Html;

/** Place in which merge tags are replaced, which decides how answers are escaped. */
enum MergeTagFormat {

	case Html;
	case Text;
	/** A part of a URL. */
	case Url;
	/** A part of a URL before its query, where email addresses and telephone numbers stay as they are. */
	case UrlPath;
	/** A whole URL or its start, in an HTML attribute. */
	case UrlStart;

	public function text( string $text ): string {
		return match ( $this ) {
			self::Html     => nl2br( Html::text( $text ) ), // esc_html() would leave "&lt;" as it is, and show "<".
			self::Text     => $text,
			self::Url      => rawurlencode( self::oneLine( $text ) ),
			self::UrlPath  => strtr( rawurlencode( self::oneLine( $text ) ), array( '%40' => '@', '%2B' => '+' ) ),
			// An answer must not become a tag that is replaced later.
			self::UrlStart => strtr( Html::text( self::oneLine( $text ) ), array( '{' => '%7B', '}' => '%7D' ) ),
		};
	}

	/** WordPress removes line feeds from URLs, which would join the words on both sides. */
	private static function oneLine( string $text ): string {
		return (string) preg_replace( '/\R+/u', ' ', $text );
	}

	/**
	 * Puts each answer below its question, which fits the width of phones.
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
			// dir="auto" keeps digits in the order they were typed; email programs and editors' HTML do not support
			// bdi.
			$text  = "<span dir=\"auto\">{$this->text( $row['text'] )}</span>";
			$html .= "<p><strong>{$this->text( $row['label'] )}</strong><br>{$text}</p>";
		}
		return $html;
	}
}
