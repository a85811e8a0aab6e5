<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Platform\SiteLanguage;

/** Layout of every mail: plain, readable in any mail program, with its language and writing direction. */
final class MailTemplate {

	/** Styles for mail programs in dark mode; others use the colours of the elements. */
	private const DARK = '@media (prefers-color-scheme:dark){body{color:#ece8df!important;background:#161a17!important}a{color:#8fc7a9!important}}';

	/** Replacements for plain text, by pattern of the markup that they stand for. */
	private const AS_TEXT = array(
		'~<a\s[^>]*href=(["\'])(.+?)\1[^>]*>(.*?)</a>~is' => '$3 ($2)',
		'~\s*<(?:thead|tbody|tfoot|tr)\b[^>]*>\s*~i'       => '',
		'~\s*<(?:table|ul|ol)\b[^>]*>\s*~i'                => "\n\n",
		'~</th>\s*(?=<td\b)~i'                            => ': ',
		'~</t[dh]>\s*(?=<t[dh]\b)~i'                      => ' ',
		'~\s*</tr>~i'                                     => "\n",
		'~(?:<br\s*/?>|</(?:div|li)>)[ \t]*(?:\r?\n)?~i'   => "\n",
		'~</(?:p|h[1-6]|ul|ol|table)>\s*~i'               => "\n\n",
	);

	/** @param string $body Safe HTML, in the current language. */
	public function html( string $subject, string $body ): string {
		return sprintf(
			'<!doctype html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
				. '<meta name="color-scheme" content="light dark"><title>%2$s</title><style>' . self::DARK . '</style></head>'
				. '<body style="margin:0;padding:24px;font:16px/1.5 -apple-system,\'Segoe UI\',Roboto,Helvetica,Arial,sans-serif;color:#1d1d1b;background:#ffffff">'
				// Repeated inside the body, because mail programs drop the elements around it.
				. '<div %1$s style="max-width:640px;overflow-wrap:anywhere">%3$s</div></body></html>',
			sprintf( 'lang="%s" dir="%s"', esc_attr( SiteLanguage::tag() ), is_rtl() ? 'rtl' : 'ltr' ),
			esc_html( $subject ),
			$body
		);
	}

	/**
	 * Returns a mail of a few paragraphs, with a link if there is something to do. It is in the language of the page
	 * that somebody asked for it on, and never in the language of the member of staff who causes it.
	 *
	 * @param list<string> $to
	 * @param \Closure(): array{subject: string, lines: list<string>, after?: list<string>} $texts Plain text; each line
	 * is a paragraph, and those of `after` come after the link.
	 * @param string $link Absolute URL. It gives access, so the mail's content is deleted once it was sent.
	 */
	public function message( array $to, \Closure $texts, string $link = '' ): MailMessage {
		return SiteLanguage::inPages( fn(): MailMessage => $this->ofLines( ...$texts(), to: $to, link: $link ) );
	}

	/**
	 * @param list<string> $to
	 * @param list<string> $lines
	 * @param list<string> $after
	 */
	private function ofLines(
		array $to,
		string $subject,
		array $lines,
		string $link,
		array $after = array()
	): MailMessage {
		$linkHtml = '' === $link ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $link ), esc_html( $link ) );
		return new MailMessage(
			$to,
			$subject,
			$this->html( $subject, $this->paragraphs( $lines ) . $linkHtml . $this->paragraphs( $after ) ),
			implode( "\n\n", array_filter( array( ...$lines, $link, ...$after ) ) ) . "\n",
			secret: '' !== $link,
		);
	}

	/** Returns the site's name as plain text. */
	public function siteName(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}

	/** Converts HTML to plain text: a link with its URL, a table row as a line, a paragraph as a paragraph. */
	public function text( string $html ): string {
		$text = (string) preg_replace( array_keys( self::AS_TEXT ), array_values( self::AS_TEXT ), $html );
		$text = html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( array( '~[ \t]*\r?\n~', '~\n{3,}~' ), array( "\n", "\n\n" ), $text ) );
	}

	/** @param list<string> $lines */
	private function paragraphs( array $lines ): string {
		return implode(
			'',
			array_map( static fn( string $line ): string => '<p>' . esc_html( $line ) . '</p>', $lines )
		);
	}
}
