<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Admin\ImportExport\Tabs\ExportTab;
use Atoll\Forms\Entries\Retention\RetentionHealth;
use Atoll\Gravity\Embeds\GravityEmbed;
use Atoll\Site\Context\ContextForms;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A form that the database does not tell just now is there again in a moment: nobody is told that it is gone. */
final class UnreadFormTest extends SiteTestCase {

	private int $number;
	private bool $suppressed;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->number = $this->form();
		Inside::forgetServices();
		$this->suppressed = $wpdb->suppress_errors();
		add_filter(
			'query',
			static fn( string $query ): string => str_contains( $query, 'atoll_forms f' ) ? 'this is no SQL' : $query
		);
	}

	protected function tearDown(): void {
		global $wpdb;
		remove_all_filters( 'query' );
		$wpdb->suppress_errors( $this->suppressed );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, string, array<string, mixed>}> Null stands for the form's number. */
	public static function requests(): iterable {
		$filling = array( 'form_id' => null, 'field_id' => 1, 'gform_unique_id' => 'a' );
		yield 'what is sent' => array( 'POST', '/gf/v2/forms/%d/submissions', array( 'input_1' => 'Jo' ) );
		yield 'leave to send a file' => array( 'POST', '/s1t2/v1/upload-nonce', $filling );
		yield 'a draft' => array( 'POST', '/s1t2/v1/drafts/load', array( 'id' => null, 'token' => 'a' ) );
		yield 'a modal' => array( 'GET', '/s1t2/v1/forms/%d', array() );
		yield 'a challenge' => array( 'GET', '/s1t2/v1/captcha-challenge', array( 'form_id' => null ) );
	}

	/** @param array<string, mixed> $values */
	#[DataProvider( 'requests' )]
	public function test_it_may_be_asked_for_again( string $method, string $path, array $values ): void {
		$path   = sprintf( $path, $this->number );
		$values = array_map( fn( mixed $value ): mixed => $value ?? $this->number, $values );
		$log    = ini_set( 'error_log', '/dev/null' );
		$reply  = 'GET' === $method ? $this->get( $path, $values ) : $this->post( $path, $values );
		ini_set( 'error_log', (string) $log );
		$this->assertSame(
			array( 503, 'atoll_storage_failed' ),
			array( $reply->get_status(), $reply->get_data()['code'] )
		);
	}

	public function test_its_page_says_so(): void {
		$this->assertStringContainsString(
			'We could not look this up just now.',
			do_blocks( "<!-- wp:atoll/form {\"formId\":{$this->number}} /-->" )
		);
	}

	public function test_nothing_is_said_of_how_long_entries_are_kept(): void {
		$log    = ini_set( 'error_log', '/dev/null' );
		$result = Inside::get( RetentionHealth::class )->result();
		ini_set( 'error_log', (string) $log );
		$this->assertSame( 'critical', $result->status );
	}

	public function test_the_forms_are_not_listed_as_none(): void {
		$this->actAs( 'administrator' );
		$log   = ini_set( 'error_log', '/dev/null' );
		$reply = $this->get( '/s1t2/v1/entries/forms' );
		ini_set( 'error_log', (string) $log );
		$this->assertSame( 503, $reply->get_status() );
		$this->assertStringContainsString( 'could not look this up', Inside::get( ExportTab::class )->body() );
	}

	public function test_pages_show_that_list_forms_or_name_one_by_its_title(): void {
		$this->assertSame( array(), Inside::get( ContextForms::class )->open() );
		$this->assertSame( 0, Inside::get( GravityEmbed::class )->numberByTitle( 'Enquiry' ) );
	}
}
