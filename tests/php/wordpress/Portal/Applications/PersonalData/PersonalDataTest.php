<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications\PersonalData;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Tests\WordPress\Support\HeardAction;
use Atoll\Tests\WordPress\Support\Inside;

/** WordPress' "Export Personal Data" and "Erase Personal Data" over what forms keep. */
final class PersonalDataTest extends PersonalDataTestCase {

	public function test_entries_are_found_by_the_account_and_by_the_address_as_an_answer_alone(): void {
		$user = get_userdata( $this->actAs( 'atoll_client' ) );
		$this->sendAs( 'Own', 'other@example.com' );
		wp_set_current_user( 0 );
		$this->sendAs( 'Typed', strtoupper( $user->user_email ) );
		$this->sendAs( "Write to {$user->user_email} please", 'other@example.com' );
		$this->sendAs( 'Else', 'other@example.com' );
		$facts = $this->facts( 'atoll-entries', $user->user_email );
		$this->assertStringContainsString( 'Own', $facts );
		$this->assertStringContainsString( 'Typed', $facts );
		$this->assertStringNotContainsString( 'Write to', $facts );
		$this->assertStringNotContainsString( 'Else', $facts );
		$this->assertCount( 2, $this->export( 'atoll-entries', $user->user_email )['data'] );
	}

	public function test_another_accounts_entry_that_names_the_address_is_neither_told_nor_taken_only_pointed_at(): void {
		$jo     = get_userdata( $this->user( 'atoll_client' ) );
		$pat    = get_userdata( $this->actAs( 'atoll_client' ) );
		$theirs = $this->sendAs( 'Pat about Jo', $jo->user_email );
		wp_set_current_user( $jo->ID );
		$own    = $this->sendAs( 'Jo about Pat', $pat->user_email );
		wp_set_current_user( 0 );
		$nobody = $this->sendAs( 'Jo before the account', $jo->user_email );
		$facts  = $this->facts( 'atoll-entries', $jo->user_email );
		$this->assertStringNotContainsString( 'Pat about Jo', $facts );
		$this->assertStringContainsString( 'Jo about Pat', $facts );
		$this->assertStringContainsString( 'Jo before the account', $facts );
		$erased = $this->erase( 'atoll-entries', $jo->user_email );
		$this->assertSame(
			array( $theirs ),
			Inside::get( EntryRepository::class )->existing( array( $theirs, $own, $nobody ) )
		);
		$this->assertTrue( $erased['items_retained'] );
		$this->assertStringContainsString( "Entry {$theirs} has this address among its answers, but belongs to another account", $erased['messages'][0] );
	}

	public function test_an_entry_of_an_account_that_this_site_does_not_know_is_found_by_its_address(): void {
		global $wpdb;
		$moved = $this->sendAs( 'Moved', self::EMAIL );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET created_by = 999999 WHERE id = {$moved}" );
		$this->assertStringContainsString( 'Moved', $this->facts( 'atoll-entries', self::EMAIL ) );
	}

	public function test_erasing_takes_their_entries_with_everything_beside_them_and_leaves_what_is_held(): void {
		$gone = $this->sendAs( 'Jo', self::EMAIL );
		$held = $this->sendAs( 'Jo again', self::EMAIL );
		$else = $this->sendAs( 'Else', 'other@example.com' );
		Inside::get( EntryRepository::class )->setFlags( array( $held ), null, null, true );
		$this->mailRepository()->add(
			new MailMessage( array( 'broker@example.com' ), 'About Jo', '', 'Jo' ),
			$gone,
			$this->number
		);
		$erased = array();
		$heard  = HeardAction::during(
			'atoll_entries_deleted',
			function () use ( &$erased ): void {
				$erased = $this->erase( 'atoll-entries', self::EMAIL );
			}
		);
		$this->assertSame( array( array( array( $gone ) ) ), $heard );
		$this->assertSame( array( true, true ), array( $erased['items_removed'], $erased['items_retained'] ) );
		$this->assertStringContainsString( (string) $held, $erased['messages'][0] );
		$this->assertSame(
			array( $held, $else ),
			Inside::get( EntryRepository::class )->existing( array( $gone, $held, $else ) )
		);
		$this->assertSame( array(), $this->mailRepository()->ofEntry( $gone ) );
	}

	public function test_who_exported_and_erased_entries_by_these_tools_is_written_down(): void {
		$ids   = array( $this->sendAs( 'Jo', self::EMAIL ), $this->sendAs( 'Jo again', self::EMAIL ) );
		$held  = $this->sendAs( 'Jo on hold', self::EMAIL );
		Inside::get( EntryRepository::class )->setFlags( array( $held ), null, null, true );
		$staff = $this->actAs( 'administrator' );
		$this->export( 'atoll-entries', 'nobody@example.com' );
		$this->erase( 'atoll-entries', 'nobody@example.com' );
		$this->export( 'atoll-entries', self::EMAIL );
		$this->erase( 'atoll-entries', self::EMAIL );
		$detail = static fn( int ...$of ) => wp_json_encode( array( 'tool' => 'personal-data', 'ids' => $of ) );
		$this->assertSame(
			array(
				array( 'deleted', 2, $detail( ...$ids ) ),
				array( 'exported', 3, $detail( ...$ids, ...array( $held ) ) ),
			),
			array_map(
				static fn( $record ): array => array( $record->action->value, $record->entries, $record->detail ),
				Inside::get( AccessRepository::class )->list( new AccessCriteria( user: $staff ) )
			)
		);
	}

	public function test_the_report_says_which_form_was_sent(): void {
		$this->sendAs( 'Jo', self::EMAIL );
		$this->assertContains( $this->namedForm(), $this->export( 'atoll-entries', self::EMAIL )['data'][0]['data'] );
	}

	public function test_a_person_of_whom_nothing_is_kept_gets_nothing(): void {
		$this->sendAs( 'Jo', self::EMAIL );
		foreach ( array( 'atoll-entries', 'atoll-drafts', 'atoll-mail' ) as $source ) {
			$this->assertSame( array( array(), true ), array_values( $this->export( $source, 'nobody@example.com' ) ) );
			$this->assertFalse( $this->erase( $source, 'nobody@example.com' )['items_removed'] );
		}
	}

	private function sendAs( string $name, string $email ): int {
		$answer = $this->post(
			"/gf/v2/forms/{$this->number}/submissions",
			array( 'input_1' => $name, 'input_2' => $email, 'input_11_1' => '1' )
		);
		$this->assertSame( 200, $answer->get_status() );
		return max(
			array_map(
				static fn( $entry ) => $entry->id,
				Inside::get( EntryRepository::class )->list(
					new \Atoll\Forms\Entries\Storage\EntryCriteria( limit: 50 )
				)
			)
		);
	}
}
