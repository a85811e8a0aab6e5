<?php

declare( strict_types=1 );

namespace Atoll\Mail;

/** What every mail looks like: plain, readable in any program, and in the site's language. */
final class Letter {

	/** @param string $body Safe HTML. */
	public function html( string $subject, string $body ): string {
		return sprintf(
			'<!doctype html><html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%s</title></head>'
				. '<body style="margin:0;padding:24px;font:16px/1.5 -apple-system,\'Segoe UI\',Roboto,Helvetica,Arial,sans-serif;color:#1d1d1b;background:#ffffff">'
				. '<div style="max-width:640px">%s</div></body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			esc_html( $subject ),
			$body
		);
	}

	/** The same words without markup: a link as its address, a paragraph as a paragraph. */
	public function text( string $html ): string {
		$text = (string) preg_replace( '~<a\s[^>]*href=["\']([^"\']+)["\'][^>]*>(.*?)</a>~is', '$2 ($1)', $html );
		$text = (string) preg_replace( '~<br\s*/?>|</(?:p|div|tr|li|h[1-6])>~i', "\n", $text );
		$text = html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( "~\n{3,}~", "\n\n", $text ) );
	}
}
