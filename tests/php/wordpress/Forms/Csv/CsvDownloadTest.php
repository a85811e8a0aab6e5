<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Csv;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The visitor's download of what was answered. */
final class CsvDownloadTest extends SiteTestCase {

	private const CSV = "\xEF\xBB\xBF\"Full name\",\"'=1+1\"\r\n\"Email\",\"jo@example.com\"\r\n\"Topics\",\"Refinancing\"\r\n";

	private int $number;
	private string $page;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'title' => 'Ask us: anything!', 'csvDownload' => true ) );
		$this->page   = $this->page( $this->number );
	}

	public function test_answers_as_they_stand_are_a_file_named_after_the_form(): void {
		$answer = $this->send( 'input_1=%3D1%2B1&input_2=jo%40example.com&input_5_2=refinance&atoll_csv=1' );

		$this->assertSame( 200, $answer->status );
		$this->assertSame( 'text/csv; charset=utf-8', strtolower( $answer->header( 'Content-Type' ) ) );
		$this->assertSame( "attachment; filename=\"Ask_us_anything.csv\"; filename*=UTF-8''Ask_us_anything.csv", $answer->header( 'Content-Disposition' ) );
		$this->assertStringContainsString( 'no-store', $answer->header( 'Cache-Control' ) );
		$this->assertSame( self::CSV, $answer->body );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_the_form_offers_it_where_its_editor_does(): void {
		$this->assertStringContainsString( 'name="atoll_csv"', Http::get( $this->page )->body );
		$this->assertStringNotContainsString( 'name="atoll_csv"', Http::get( $this->page( $this->form() ) )->body );
	}

	public function test_a_form_that_does_not_offer_it_stores_nothing_and_keeps_the_answers(): void {
		$number = $this->form();
		$answer = Http::post( $this->page( $number ), "input_1=Jo&input_2=jo%40example.com&input_11_1=1&atoll_csv=1&atoll_form={$number}" );

		$this->assertSame( 400, $answer->status );
		$this->assertStringContainsString( 'value="Jo"', $answer->body );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_the_confirmation_offers_what_was_sent(): void {
		$link = $this->send( 'input_1=%3D1%2B1&input_2=jo%40example.com&input_5_2=refinance&input_11_1=1' )->header( 'Location' );
		$seal = $this->seal( Http::get( $link )->body );

		$this->assertStringStartsWith( self::CSV, $this->send( "atoll_csv=1&atoll_sent={$seal}" )->body );
		$this->assertSame( '', $this->seal( Http::get( $link, array( 'User-Agent: Another' ) )->body ) );
		$this->assertSame(
			410,
			Http::post(
				$this->page,
				"atoll_csv=1&atoll_sent={$seal}&atoll_form={$this->number}",
				array( 'User-Agent: Another' )
			)->status
		);
		$this->assertSame( 410, $this->send( 'atoll_csv=1&atoll_sent=forged' )->status );
	}

	private function seal( string $html ): string {
		preg_match( '/name="atoll_sent" value="([\w-]+)"/', $html, $matches );
		return $matches[1] ?? '';
	}

	private function send( string $body ): HttpAnswer {
		return Http::post( $this->page, "{$body}&atoll_form={$this->number}" );
	}
}
