<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Drafts\DraftContent;
use Atoll\Forms\Drafts\DraftReader;
use Atoll\Platform\Access\Encryption\EncryptionKeys;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SpentLimit;

/** What the database, or a guess, gives away of a draft: nothing. */
final class EncryptionTest extends DraftTestCase {

	public function test_the_database_holds_neither_token_nor_answer(): void {
		// Long enough that chance does not write it into what is sealed.
		$token = (string) $this->save(
			array( 'input_1' => 'Josephine', 'input_2' => 'jo@example.com' ) + self::ANSWERS
		)->get_data()['resume_token'];
		$row   = implode( ' ', $this->row() );
		$secrets = array(
			$token,
			'Josephine',
			'jo@example.com',
			'refinance',
			'k3v9x0q2m7t5b1n8c4z6',
			hash( 'sha256', 'jo@example.com' ),
		);
		foreach ( $secrets as $secret ) {
			$this->assertStringNotContainsString( $secret, $row );
		}
	}

	public function test_a_token_cannot_be_guessed(): void {
		$other  = $this->save( array( 'gform_unique_id' => 'another00filling00x0' ) + self::ANSWERS )->get_data();
		$tokens = array( $this->token(), (string) $other['resume_token'] );
		$this->assertMatchesRegularExpression( '/^[A-Za-z0-9_-]{32}$/', $tokens[0] );
		$this->assertNotSame( $tokens[0], $tokens[1] );
		$guesses = array(
			'',
			'x',
			substr( $tokens[0], 0, -1 ),
			strtolower( $tokens[0] ),
			hash( 'sha256', $tokens[0] ),
			$tokens[0] . "\0",
			'%',
		);
		foreach ( $guesses as $guess ) {
			$this->assertNotFound( $this->load( $guess ) );
		}
	}

	public function test_guessing_is_held_back(): void {
		SpentLimit::set( 'drafts', 29 );
		$this->assertNotFound( $this->load( 'x' ) );
		SpentLimit::set( 'drafts', 30 );
		$this->assertSame( 429, $this->load( 'x' )->get_status() );
	}

	public function test_another_form_does_not_open_it(): void {
		$this->assertNotFound( $this->load( $this->token(), $this->savingForm() ) );
	}

	public function test_a_draft_of_a_closed_form_is_not_told_apart(): void {
		$token = $this->token();
		Inside::get( FormWriter::class )->trash( $this->number );
		$this->assertNotFound( $this->load( $token ) );
	}

	public function test_tampered_and_moved_content_does_not_open(): void {
		$token  = $this->token();
		$sealed = $this->row()['content'];
		$this->change( 'content', substr_replace( $sealed, 'A' === $sealed[50] ? 'B' : 'A', 50, 1 ) );
		[ $reply, $log ] = $this->logged( fn() => $this->load( $token ) );
		$this->assertNotFound( $reply );
		$this->assertStringContainsString( 'cannot be opened', $log );
		$this->assertStringNotContainsString( $token, $log );

		foreach ( array( '', 'x', base64_encode( 'short' ) ) as $broken ) {
			$this->change( 'content', $broken );
			$this->assertNotFound( $this->logged( fn() => $this->load( $token ) )[0] );
		}
	}

	public function test_content_opens_only_in_the_row_it_was_sealed_for(): void {
		$other  = $this->token();
		$sealed = $this->row()['content'];
		$this->change( 'token_hash', hash( 'sha256', 'elsewhere' ) );
		$this->assertNotFound( $this->logged( fn() => $this->load( 'elsewhere' ) )[0] );
		$this->change( 'token_hash', hash( 'sha256', $other ) );
		$this->change( 'content', $sealed );
		$this->assertSame( 200, $this->load( $other )->get_status() );
	}

	public function test_a_key_that_the_database_does_not_tell_is_not_lost(): void {
		$token = $this->token();
		$away  = static fn( string $sql ): string => str_contains( $sql, EncryptionKeys::OPTION )
			? 'SELECT 1 FROM nowhere'
			: $sql;
		add_filter( 'query', $away );
		$this->assertSame( 503, $this->load( $token )->get_status() );
		remove_filter( 'query', $away );
		$this->assertSame( 200, $this->load( $token )->get_status() );
	}

	public function test_a_persons_drafts_are_found_by_a_keyed_hash_of_any_address_in_them(): void {
		global $wpdb;
		$this->save( array( 'input_2' => ' Jo@Example.com', 'input_9' => 'sam@example.com' ) + self::ANSWERS );
		$seal = new TextEncryption( new EncryptionKeys( new Queries( $wpdb ), '', '' ) );
		$this->assertSame(
			array( $seal->emailHashes( 'jo@example.com' )[0], $seal->emailHashes( 'sam@example.com' )[0] ),
			explode( ' ', $this->row()['emails'] )
		);
		$nested = array( 'input_1' => array( 'x', array( 'a@example.com', 'a@example.com' ) ) );
		$this->assertSame( array( 'a@example.com' ), ( new DraftContent( $nested, '' ) )->emails() );
	}

	public function test_the_owner_is_the_sessions_user(): void {
		$id = $this->actAs( 'subscriber' );
		$this->save( array( 'created_by' => '1' ) + self::ANSWERS );
		$this->assertSame( (string) $id, $this->row()['user_id'] );
	}

	public function test_what_is_no_answer_of_the_form_is_not_kept(): void {
		$token = (string) $this->save(
			array( 'input_99' => 'x', 'other' => 'y', 'input_1_9' => "\xff" ) + self::ANSWERS
		)->get_data()['resume_token'];
		$this->assertEquals(
			array_diff_key( self::ANSWERS, array( 'gform_unique_id' => true ) ),
			Inside::get( DraftReader::class )->open( $this->number, $token )->inputs
		);
	}
}
