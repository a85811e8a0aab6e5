<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Drafts\DraftNotFound;
use Atoll\Forms\Drafts\Encryption\DraftTokenEncryption;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftsTable;
use Atoll\Platform\Access\Encryption\EncryptionKeys;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Inside;

/** Drafts of somebody who logs in are theirs: in a list of their own, and nobody else's. */
final class OwnDraftsTest extends OwnDraftsTestCase {

	public function test_their_list_says_what_was_saved_when_and_until_when_it_works(): void {
		$this->savedBy( $this->jo );
		$today = time();
		$this->change( 'date_saved', gmdate( 'Y-m-d', $today ) . ' 00:00:00' );
		$draft = $this->only( $this->jo );
		$this->assertSame(
			array( 'Enquiry', 1, 1, true ),
			array( $draft->formTitle, $draft->page, $draft->pages, $draft->isOpen )
		);
		$this->assertSame(
			array( gmdate( 'Y-m-d', $today ) . ' 00:00:00', gmdate( 'Y-m-d', $today + 30 * 86400 ) . ' 00:00:00' ),
			array( $draft->dateSaved, $draft->dateEnds )
		);
		$this->assertSame( 1, $this->own->countOfUser( $this->jo ) );
	}

	public function test_to_others_it_does_not_exist(): void {
		$this->savedBy( $this->jo );
		$draft = $this->only( $this->jo )->id;
		foreach ( array( $this->sam, 0, $this->user( 'administrator' ) ) as $other ) {
			$this->assertSame( array(), $this->own->ofUser( $other ) );
			$this->assertGone( fn() => $this->own->linkFor( $draft, $other ) );
			$this->assertGone( fn() => $this->own->discard( $draft, $other ) );
		}
		$this->assertSame( 1, $this->countDrafts() );
	}

	public function test_the_database_alone_does_not_open_an_owners_draft(): void {
		$token = $this->savedBy( $this->jo );
		$this->assertStringNotContainsString( $token, implode( ' ', $this->row() ) );
		$this->change( 'token_hash', hash( 'sha256', 'elsewhere' ) );
		// A token opens only in the row that it was sealed for.
		$this->assertGone( fn() => $this->own->linkFor( $this->only( $this->jo )->id, $this->jo ) );
	}

	public function test_whoever_saves_it_next_it_stays_theirs_who_had_it_first(): void {
		$token = $this->savedBy( $this->jo );
		$this->savedBy( $this->sam, array( 'gform_resume_token' => $token, 'input_1' => 'Sam' ) );
		$this->savedBy( 0, array( 'gform_resume_token' => $token, 'input_1' => 'Nobody' ) );
		$this->assertSame(
			array( (string) $this->jo, '3' ),
			array( $this->row()['user_id'], $this->row()['version'] )
		);
		$this->assertSame( array(), $this->own->ofUser( $this->sam ) );
		$this->assertStringContainsString( $token, $this->own->linkFor( $this->only( $this->jo )->id, $this->jo ) );
	}

	public function test_one_that_has_ended_is_in_no_list(): void {
		$this->savedBy( $this->jo );
		$draft = $this->only( $this->jo )->id;
		$this->change( 'date_saved', gmdate( 'Y-m-d H:i:s', time() - DraftRepository::LIFETIME ) );
		$this->assertSame(
			array( array(), 0 ),
			array( $this->own->ofUser( $this->jo ), $this->own->countOfUser( $this->jo ) )
		);
		$this->assertGone( fn() => $this->own->linkFor( $draft, $this->jo ) );
	}

	public function test_it_can_be_thrown_away(): void {
		$token = $this->savedBy( $this->jo );
		$this->own->discard( $this->only( $this->jo )->id, $this->jo );
		$this->assertNotFound( $this->load( $token ) );
	}

	public function test_of_a_closed_form_it_is_listed_and_cannot_be_gone_on_with(): void {
		$this->savedBy( $this->jo );
		Inside::get( FormWriter::class )->trash( $this->number );
		$this->assertFalse( $this->only( $this->jo )->isOpen );
	}

	public function test_an_older_key_opens_its_token_and_the_next_save_seals_it_with_the_new_one(): void {
		global $wpdb;
		$keyed = static fn( string $secret, string $old = '' ): DraftTokenEncryption => new DraftTokenEncryption(
			new TextEncryption( new EncryptionKeys( new Queries( $wpdb ), str_repeat( $secret, 32 ), $old ) )
		);
		$old   = $keyed( 'a' );
		$both  = $keyed( 'b', str_repeat( 'a', 32 ) );
		$lost  = $keyed( 'b' );
		$token = $this->savedBy( $this->jo );
		$this->change( 'sealed_token', $old->seal( $token ) );
		$row = $this->stored()->ofUser( $this->jo, 1 )[0];
		$this->assertSame( array( $token, null ), array( $both->open( $row ), $lost->open( $row ) ) );
		$before = $this->row()['sealed_token'];
		$this->savedBy( 0, array( 'gform_resume_token' => $token ) );
		$this->assertNotSame( explode( '.', $before )[0], explode( '.', $this->row()['sealed_token'] )[0] );
		$this->assertStringContainsString( $token, $this->own->linkFor( $this->only( $this->jo )->id, $this->jo ) );
	}

	public function test_a_table_of_before_gets_its_columns_and_keeps_its_drafts(): void {
		global $wpdb;
		$token = $this->token();
		$table = $wpdb->prefix . DraftsTable::NAME;
		$wpdb->query( "ALTER TABLE {$table} DROP COLUMN sealed_token" );
		$wpdb->query( "ALTER TABLE {$table} DROP COLUMN source_url" );
		foreach ( ( new DraftsTable( new \Atoll\Platform\Migrations\Tables( $wpdb ) ) )->steps() as $step ) {
			$step();
		}
		$this->assertSame( array( '', '' ), array( $this->row()['sealed_token'], $this->row()['source_url'] ) );
		$this->assertSame( 'Jo', $this->loaded( $token )['submitted_values']['1'] );
	}

	private function stored(): DraftRepository {
		global $wpdb;
		return new DraftRepository( new Queries( $wpdb ), time( ... ) );
	}

	/** @param callable(): mixed $work */
	private function assertGone( callable $work ): void {
		try {
			$work();
			$this->fail( 'It was there.' );
		} catch ( DraftNotFound $trouble ) {
			$this->assertSame( 404, $trouble->status() );
		}
	}
}
