<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailTemplate;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What a mail's HTML says to programs that show text alone, and in which language. */
final class MailTextTest extends SiteTestCase {

	/** @return array<string, array{string, string, string}> */
	public static function languages(): array {
		return array(
			'no language pack'   => array( 'en_US', 'ltr', 'lang="en-AU" dir="ltr"' ),
			'from right to left' => array( 'ar', 'rtl', 'lang="ar" dir="rtl"' ),
		);
	}

	/** Mail programs leave out the document around what they show. */
	#[DataProvider( 'languages' )]
	public function test_a_mail_is_in_the_language_and_direction_of_the_sites_pages(
		string $locale,
		string $direction,
		string $attributes
	): void {
		global $wp_locale;
		$initial = $wp_locale->text_direction;
		$filter  = static fn(): string => $locale;
		add_filter( 'locale', $filter );
		$wp_locale->text_direction = $direction;
		try {
			$html = Inside::get( MailTemplate::class )->html( 'Hello', 'Hello' );
		} finally {
			$wp_locale->text_direction = $initial;
			remove_filter( 'locale', $filter );
		}
		self::assertStringContainsString( "<html {$attributes}>", $html );
		self::assertStringContainsString( "<div {$attributes} ", $html );
	}

	/** @return array<string, array{string, string}> */
	public static function mails(): array {
		return array(
			'lines as they were typed'             => array( "Hello,\r\nthanks.\n\n\n\nBye", "Hello,\nthanks.\n\nBye" ),
			'a paragraph has an empty line behind' => array( '<p>One</p><p>Two</p>', "One\n\nTwo" ),
			'so has a heading'                     => array( '<h2>Next</h2>We call you.', "Next\n\nWe call you." ),
			'letters of any script'                => array( "<p>Åsa <br>\nà</p>…", "Åsa\nà\n\n…" ),
			'lines of a paragraph'                 => array( '<p>One<br>Two<br />Three</p>', "One\nTwo\nThree" ),
			'a list'                               => array(
				'<ul><li>One</li><li>Two</li></ul>End',
				"One\nTwo\n\nEnd",
			),
			'what a row is about, and its cells'   => array(
				'<table><tr><th>Rate</th><td>6.2 %</td></tr><tr><th>Term</th> <td>30 years</td></tr></table>End',
				"Rate: 6.2 %\nTerm: 30 years\n\nEnd",
			),
			'a row of headings, and one of cells'  => array(
				"Yours:<table>\n<tr>\n<th>Rate</th>\n<th>Term</th>\n</tr>\n <tr>\n<td>6.2 %</td>\n<td>30 years</td>\n</tr>\n</table>",
				"Yours:\n\nRate Term\n6.2 % 30 years",
			),
			'a link'                               => array(
				'<a class="x" href="https://example.com/?a=1&amp;b=2">Open <b>it</b></a>',
				'Open it (https://example.com/?a=1&b=2)',
			),
			'an address with an apostrophe'        => array(
				'<a href="https://example.com/?n=O\'Neil">Open</a>',
				'Open (https://example.com/?n=O\'Neil)',
			),
			'signs that markup writes otherwise'   => array( 'Tom &amp; Jo&nbsp;&lt;3', "Tom & Jo\u{A0}<3" ),
		);
	}

	#[DataProvider( 'mails' )]
	public function test_a_mail_in_plain_text_reads_as_its_html_does( string $html, string $text ): void {
		self::assertSame( $text, Inside::get( MailTemplate::class )->text( $html ) );
	}
}
