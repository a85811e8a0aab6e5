<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Access\Encryption\EncryptionKeys;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Http\Http;
use PHPUnit\Framework\Attributes\DataProvider;

/** What anybody can make the site keep: what its forms ask, in so many words. */
final class LimitsTest extends DraftTestCase {

	public function test_what_no_form_asked_is_not_kept_whatever_it_is_called(): void {
		$inputs = array( 'input_1' => 'Jo', 'input_5_2' => 'refinance' );
		$junk   = array(
			'input_1_9'            => 'junk',
			'input_2_99'           => 'junk',
			'input_5'              => 'junk',
			'input_5_77'           => 'junk',
			'input_99'             => 'junk',
			'gform_uploaded_files' => '{"input_99":[{"uploaded_filename":"junk","temp_filename":"junk"}]}',
			'note'                 => 'junk',
		);
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
		yield 'saved as JSON' => array(
			static fn( int $form, array $inputs ) => Http::post(
				$submit( $form ),
				(string) wp_json_encode( $save + $inputs ),
				$json
			),
		);
		yield 'saved form-encoded' => array(
			static fn( int $form, array $inputs ) => Http::post(
				$submit( $form ),
				http_build_query( $save + $inputs )
			),
		);
		yield 'saved as multipart' => array(
			static fn( int $form, array $inputs ) => Http::post( $submit( $form ), $save + $inputs ),
		);
		yield 'sent as multipart' => array(
			static fn( int $form, array $inputs ) => Http::post( $submit( $form ), $inputs ),
		);
		yield 'sent by a program' => array(
			static fn( int $form, array $inputs ) => Http::post(
				'/wp-json/wp-abilities/v1/abilities/atoll/submit-form/run',
				(string) wp_json_encode(
					array( 'input' => array( 'id' => $form, 'answers' => $inputs, 'key' => 'k3v9x0q2m7t5' ) )
				),
				$json
			),
		);
	}

	public function test_without_javascript_the_answers_are_still_in_the_page_also_the_long_one(): void {
		$page = $this->page( $this->number );
		$long = str_repeat( 'All of my story. ', 62000 ) . 'The end.';
		foreach ( array( 'multipart' => true, 'form-encoded' => false ) as $name => $isMultipart ) {
			$inputs = array(
				'atoll_form' => (string) $this->number,
				'gform_save' => '1',
				'input_1'    => 'Jo Citizen',
				'input_9'    => $long,
			);
			$answer = Http::post( $page, $isMultipart ? $inputs : http_build_query( $inputs ) );
			$this->assertSame( 413, $answer->status, $name );
			$this->assertStringContainsString( 'This is more than a form can hold (1 MB). Please shorten your answers.', $answer->body );
			$this->assertStringContainsString( 'value="Jo Citizen"', $answer->body );
			$this->assertTrue(
				str_contains( $answer->body, $long ),
				"{$name}: the long answer is there to be shortened"
			);
		}
		$this->assertSame( 0, $this->countDrafts() );
	}

	public function test_letters_of_any_language_take_no_more_room_than_they_have(): void {
		$this->assertSame( 200, $this->save( array( 'input_9' => str_repeat( '信', 90000 ) ) )->get_status() );
		$this->assertLessThan( 90000 * 3 * 1.4, strlen( $this->row()['content'] ) );
	}

	public function test_a_thousand_addresses_in_one_form_are_no_fault_of_ours(): void {
		$form  = $this->form(
			'enquiry',
			array(
				'save'   => array( 'enabled' => true ),
				'fields' => array( array( 'id' => 1, 'type' => 'list', 'label' => 'Contacts' ) ),
			)
		);
		$reply = $this->save(
			array( 'input_1' => array_map( static fn( int $i ) => "contact{$i}@example.com", range( 1, 2000 ) ) ),
			$form
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	/** @return array<string, mixed> What the only draft holds, opened with the site's key. */
	private function storedContent(): array {
		global $wpdb;
		$row  = DraftRow::fromRow( $this->row() );
		$json = ( new TextEncryption( new EncryptionKeys( new Queries( $wpdb ), '', '' ) ) )->open(
			"{$row->keyId}.{$row->content}",
			DraftRow::sealContext( $this->number, $row->tokenHash )
		);
		return json_decode( (string) $json, true );
	}
}
