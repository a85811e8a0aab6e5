<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Drafts\Encryption\DraftKeys;
use Atoll\Forms\Drafts\Encryption\TextEncryption;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Http\TextLimit;
use Atoll\Tests\WordPress\Support\Http;
use PHPUnit\Framework\Attributes\DataProvider;

/** What anybody can make the site keep: what its forms ask, in so many words, and so much in a day. */
final class LimitsTest extends DraftTestCase {

	private const MEGABYTE = TextLimit::BYTES;

	public function test_what_no_form_asked_is_not_kept_whatever_it_is_called(): void {
		$inputs = array( 'input_1' => 'Jo', 'input_5_2' => 'refinance' );
		$junk   = array( 'input_1_9' => 'junk', 'input_2_99' => 'junk', 'input_5' => 'junk', 'input_5_77' => 'junk', 'input_99' => 'junk', 'gform_uploaded_files' => '{"input_99":[{"uploaded_filename":"junk","temp_filename":"junk"}]}', 'note' => 'junk' );
		$this->assertSame( 200, $this->save( $inputs + $junk )->get_status() );
		$this->assertSame( $inputs, $this->storedContent()['inputs'] );
	}

	#[DataProvider( 'doors' )]
	public function test_more_than_a_megabyte_of_text_is_refused_at_every_door( \Closure $send ): void {
		$answer = $send( $this->number, array( 'input_1' => 'Jo', 'input_2_99' => str_repeat( 'x', self::MEGABYTE ) ) );
		$this->assertSame( 413, $answer->status, substr( $answer->body, 0, 300 ) );
		$this->assertStringContainsString( 'atoll_body_too_large', $answer->body );
		$this->assertSame( array( 0, 0 ), array( $this->countDrafts(), $this->countEntries() ) );
	}

	/** @return iterable<string, array{\Closure}> */
	public static function doors(): iterable {
		$json   = array( 'Content-Type: application/json' );
		$submit = static fn( int $form ): string => "/wp-json/gf/v2/forms/{$form}/submissions";
		$save   = array( 'gform_save' => '1' );
		yield 'saved as JSON' => array( static fn( int $form, array $inputs ) => Http::post( $submit( $form ), (string) wp_json_encode( $save + $inputs ), $json ) );
		yield 'saved form-encoded' => array( static fn( int $form, array $inputs ) => Http::post( $submit( $form ), http_build_query( $save + $inputs ) ) );
		yield 'saved as multipart' => array( static fn( int $form, array $inputs ) => Http::post( $submit( $form ), $save + $inputs ) );
		yield 'sent as multipart' => array( static fn( int $form, array $inputs ) => Http::post( $submit( $form ), $inputs ) );
		yield 'sent by a program' => array( static fn( int $form, array $inputs ) => Http::post( '/wp-json/wp-abilities/v1/abilities/atoll/submit-form/run', (string) wp_json_encode( array( 'input' => array( 'id' => $form, 'answers' => $inputs, 'key' => 'k3v9x0q2m7t5' ) ) ), $json ) );
	}

	public function test_without_javascript_the_answers_are_still_in_the_page_also_the_long_one(): void {
		$page = $this->page( $this->number );
		$long = str_repeat( 'All of my story. ', 62000 ) . 'The end.';
		foreach ( array( 'multipart' => true, 'form-encoded' => false ) as $name => $isMultipart ) {
			$inputs = array( 'atoll_form' => (string) $this->number, 'gform_save' => '1', 'input_1' => 'Jo Citizen', 'input_9' => $long );
			$answer = Http::post( $page, $isMultipart ? $inputs : http_build_query( $inputs ) );
			$this->assertSame( 413, $answer->status, $name );
			$this->assertStringContainsString( 'This is more than a form can hold (1 MB). Please shorten your answers.', $answer->body );
			$this->assertStringContainsString( 'value="Jo Citizen"', $answer->body );
			$this->assertTrue( str_contains( $answer->body, $long ), "{$name}: the long answer is there to be shortened" );
		}
		$this->assertSame( 0, $this->countDrafts() );
	}

	public function test_one_draft_holds_a_megabyte_as_it_is_written_down(): void {
		$lines = array( 'input_1' => str_repeat( "\n", 90000 ) );
		$this->assertSame( 200, $this->save( $lines )->get_status() );
		$form  = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ), 'fields' => array_map( static fn( int $id ) => array( 'id' => $id, 'type' => 'textarea', 'label' => "Line {$id}" ), range( 1, 8 ) ) ) );
		$lines = array_combine( array_map( static fn( int $id ) => "input_{$id}", range( 1, 8 ) ), array_fill( 0, 8, str_repeat( "\n", 90000 ) ) );
		$reply = Http::post( "/wp-json/gf/v2/forms/{$form}/submissions", array( 'gform_save' => '1' ) + $lines );
		$this->assertSame( array( 413, 1 ), array( $reply->status, $this->countDrafts() ), $reply->body );
	}

	public function test_letters_of_any_language_take_no_more_room_than_they_have(): void {
		$this->assertSame( 200, $this->save( array( 'input_9' => str_repeat( '信', 90000 ) ) )->get_status() );
		$this->assertLessThan( 90000 * 3 * 1.4, strlen( $this->row()['content'] ) );
	}

	public function test_a_network_has_so_much_kept_in_a_day_and_is_told_when_it_may_go_on(): void {
		global $wpdb;
		$form  = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ), 'fields' => array_map( static fn( int $id ) => array( 'id' => $id, 'type' => 'textarea', 'label' => "Part {$id}" ), range( 1, 9 ) ) ) );
		$parts = array_combine( array_map( static fn( int $id ) => "input_{$id}", range( 1, 9 ) ), array_fill( 0, 9, str_repeat( 'x', 95000 ) ) );
		for ( $saves = 0; $saves < 50; $saves++ ) {
			$reply = $this->save( $parts, $form );
			if ( 200 !== $reply->get_status() ) {
				break;
			}
		}
		$this->assertSame( 429, $reply->get_status() );
		$this->assertLessThan( 20, $saves, 'so many are too many for a minute anyway' );
		$this->assertGreaterThanOrEqual( 1, (int) $reply->get_headers()['Retry-After'] );
		$this->assertStringContainsString( 'Nothing was lost', $reply->get_data()['message'] );
		$this->assertLessThanOrEqual( 20 * self::MEGABYTE, (int) $wpdb->get_var( "SELECT SUM(LENGTH(content)) FROM {$wpdb->prefix}atoll_drafts" ) );
		$this->assertSame( $saves, $this->countDrafts() );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		$this->assertSame( 200, $this->save( $parts, $form )->get_status(), 'the next day' );
	}

	public function test_without_javascript_too_much_in_a_day_is_told_above_the_answers(): void {
		global $wpdb;
		$page = $this->page( $this->number );
		( new RateLimit( $wpdb, time( ... ) ) )->count( 'kilobytes of drafts', new Visitor( 0, '127.0.0.1', '' ), PHP_INT_MAX, 20480, RateLimit::DAY );
		$answer = Http::post( $page, http_build_query( array( 'atoll_form' => $this->number, 'gform_save' => '1', 'input_1' => 'Jo Citizen' ) ) );
		$this->assertSame( 429, $answer->status );
		$this->assertGreaterThanOrEqual( 1, (int) $answer->header( 'Retry-After' ) );
		$this->assertStringContainsString( 'Nothing was lost', $answer->body );
		$this->assertStringContainsString( 'value="Jo Citizen"', $answer->body );
		$this->assertSame( 0, $this->countDrafts() );
	}

	public function test_a_thousand_addresses_in_one_form_are_no_fault_of_ours(): void {
		$form  = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ), 'fields' => array( array( 'id' => 1, 'type' => 'list', 'label' => 'Contacts' ) ) ) );
		$reply = $this->save( array( 'input_1' => array_map( static fn( int $i ) => "contact{$i}@example.com", range( 1, 2000 ) ) ), $form );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	public function test_site_health_says_how_many_there_are_and_what_they_take(): void {
		$this->save();
		$this->save( array( 'input_9' => str_repeat( 'x', 90000 ) ) );
		$tests  = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		$result = $tests['direct']['atoll_drafts']['test']();
		$this->assertSame( 'good', $result['status'] );
		$this->assertMatchesRegularExpression( '/2 saved forms take 1\d\d kB in the database/', $result['description'] );
	}

	/** @return array<string, mixed> What the only draft holds, opened with the site's key. */
	private function storedContent(): array {
		global $wpdb;
		$row = DraftRow::fromRow( $this->row() );
		return json_decode( (string) ( new TextEncryption( new DraftKeys( $wpdb, '', '' ) ) )->open( $row->content, $row->keyId, DraftRow::sealContext( $this->number, $row->tokenHash ) ), true );
	}
}
