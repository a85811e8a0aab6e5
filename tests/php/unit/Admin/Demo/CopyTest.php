<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Admin\Demo;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What the demo's pages and forms say agrees with itself, and passes nothing off as real. */
final class CopyTest extends TestCase {

	private const PLUGIN = __DIR__ . '/../../../../../plugin';

	private const HOURS = 'Monday to Friday, 8:30 am to 5:30 pm, Sydney time.';

	/** English that nobody here would say, and promises that another page takes back. */
	private const UNWANTED = '~\bbeside the price|\bit is no (?:credit|offer|advice|promise)|\bfour sums|as a person would|lodged with any|by letter|and for nothing else|delete your details|answer what you can|\bat hand\b|is there a point in|with the other person’s leave~iu';

	#[DataProvider( 'files' )]
	public function test_it_is_plain_australian_english( string $file ): void {
		self::assertDoesNotMatchRegularExpression( self::UNWANTED, self::words( $file ) );
	}

	#[DataProvider( 'files' )]
	public function test_no_number_of_a_licence_or_a_business_could_be_a_real_one( string $file ): void {
		preg_match_all( '~(?:licen[cs]e(?: number)?|ABN|ACN|representative(?: number)?),? (\d[\d ]{4,})~i', self::words( $file ), $numbers );
		self::assertSame( array(), array_values( preg_grep( '~[1-9]~', $numbers[1] ) ) );
	}

	/** @return iterable<string, array{string}> */
	public static function files(): iterable {
		$patterns = array(
			'demo/content/*.html',
			'demo/content/*.json',
			'theme/atoll/patterns/*.php',
			'theme/atoll/templates/*.html',
			'../contract/patterns/*.json',
		);
		foreach ( $patterns as $pattern ) {
			foreach ( (array) glob( self::PLUGIN . "/{$pattern}" ) as $file ) {
				yield basename( dirname( $file ) ) . '/' . basename( $file ) => array( $file );
			}
		}
	}

	public function test_who_may_be_called_in_the_evening_reads_so_beside_the_opening_hours(): void {
		self::assertStringContainsString( 'Saturdays', self::words( self::demo( 'enquiry.json' ) ) );
		foreach ( array( 'contact.html', 'apply.html' ) as $page ) {
			self::assertStringContainsString( self::HOURS . ' If an evening or a Saturday suits you better, we will call you then.', self::words( self::demo( $page ) ) );
		}
		self::assertStringContainsString( self::HOURS, self::words( self::demo( 'form-confirmation.html' ) ) );
	}

	public function test_an_enquiry_is_deleted_when_the_pages_say_so(): void {
		$form = json_decode( (string) file_get_contents( self::demo( 'enquiry.json' ) ), true );
		self::assertSame( 365, $form['retentionDays'] );
		foreach ( array( 'contact.html', 'form-confirmation.html', 'privacy-policy.html' ) as $page ) {
			self::assertStringContainsString( 'after 12 months', self::words( self::demo( $page ) ) );
		}
	}

	public function test_consent_is_to_what_the_policy_says_and_the_policy_asks_for_marketing_apart(): void {
		foreach ( array( 'enquiry.json', 'application.json' ) as $form ) {
			self::assertMatchesRegularExpression( '~I agree that Banksia Finance uses these details [^"]*privacy policy~', self::words( self::demo( $form ) ) );
		}
		$policy = self::words( self::demo( 'privacy-policy.html' ) );
		self::assertStringContainsString( 'Sending us a form or an application is not that consent.', $policy );
		self::assertStringContainsString( 'Anti-Money Laundering and Counter-Terrorism Financing Act 2006 (Cth)', $policy );
		self::assertStringContainsString( 'only if you have expressly agreed', $policy );
	}

	public function test_the_footer_has_a_sample_of_a_licence_line_a_credit_guide_and_the_way_to_complain(): void {
		$small = self::words( self::demo( 'settings.json' ) );
		self::assertMatchesRegularExpression( '~Sample, for you to replace: [^.]*Australian Credit Licence 000000\.~', $small );
		self::assertMatchesRegularExpression( '~credit guide.*Australian Financial Complaints Authority \(AFCA\): 1800\x{a0}931\x{a0}678~su', $small );
		$menus = json_decode( (string) file_get_contents( self::demo( 'menus.json' ) ), true );
		self::assertSame(
			array(
				'Terms and conditions',
				'Privacy policy',
				'Credit guide (sample)',
				'Complaints',
				'About this demonstration',
			),
			array_column( $menus['footer-sub']['items'], 'title' )
		);
	}

	private static function demo( string $file ): string {
		return self::PLUGIN . "/demo/content/{$file}";
	}

	private static function words( string $file ): string {
		return html_entity_decode(
			(string) preg_replace( '~<!--.*?-->|</?[a-z][^>]*>~s', '', (string) file_get_contents( $file ) )
		);
	}
}
