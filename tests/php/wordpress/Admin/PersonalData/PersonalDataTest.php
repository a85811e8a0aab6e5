<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\PersonalData;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** WordPress' "Export Personal Data" and "Erase Personal Data" over what forms keep. */
final class PersonalDataTest extends SiteTestCase {

	private const EMAIL = 'jo@example.com';

	private int $number;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
	}

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
		$this->assertSame( array( $theirs ), Inside::get( EntryRepository::class )->existing( array( $theirs, $own, $nobody ) ) );
		$this->assertTrue( $erased['items_retained'] );
		$this->assertStringContainsString( "Entry {$theirs} has this address among its answers, but belongs to another account", $erased['messages'][0] );
	}

	public function test_an_entry_of_an_account_that_this_site_does_not_know_is_found_by_its_address(): void {
		global $wpdb;
		$moved = $this->sendAs( 'Moved', self::EMAIL );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET created_by = 999999 WHERE id = {$moved}" );
		$this->assertStringContainsString( 'Moved', $this->facts( 'atoll-entries', self::EMAIL ) );
	}

	public function test_another_accounts_saved_form_that_names_the_address_is_neither_told_nor_thrown_away(): void {
		$jo  = get_userdata( $this->user( 'atoll_client' ) );
		$pat = get_userdata( $this->actAs( 'atoll_client' ) );
		$this->save( 'Pat about Jo', $jo->user_email );
		wp_set_current_user( $jo->ID );
		$this->save( 'Jo about Pat', $pat->user_email );
		wp_set_current_user( 0 );
		$this->save( 'Jo before the account', $jo->user_email );
		$facts = $this->facts( 'atoll-drafts', $jo->user_email );
		$this->assertStringNotContainsString( 'Pat about Jo', $facts );
		$this->assertStringContainsString( 'Jo about Pat', $facts );
		$this->assertStringContainsString( 'Jo before the account', $facts );
		$this->erase( 'atoll-drafts', $jo->user_email );
		$this->assertCount( 1, $this->export( 'atoll-drafts', $pat->user_email )['data'] );
		$this->assertStringContainsString( 'Pat about Jo', $this->facts( 'atoll-drafts', $pat->user_email ) );
	}

	public function test_erasing_takes_their_entries_with_everything_beside_them_and_leaves_what_is_held(): void {
		$gone = $this->sendAs( 'Jo', self::EMAIL );
		$held = $this->sendAs( 'Jo again', self::EMAIL );
		$else = $this->sendAs( 'Else', 'other@example.com' );
		Inside::get( EntryRepository::class )->setFlags( array( $held ), null, null, true );
		$this->mailRepository()->add( new MailMessage( array( 'broker@example.com' ), 'About Jo', '', 'Jo' ), $gone, $this->number );
		$erased = $this->erase( 'atoll-entries', self::EMAIL );
		$this->assertSame( array( true, true ), array( $erased['items_removed'], $erased['items_retained'] ) );
		$this->assertStringContainsString( (string) $held, $erased['messages'][0] );
		$this->assertSame( array( $held, $else ), Inside::get( EntryRepository::class )->existing( array( $gone, $held, $else ) ) );
		$this->assertSame( array(), $this->mailRepository()->ofEntry( $gone ) );
	}

	public function test_staff_are_told_what_they_looked_at_and_why_that_stays(): void {
		$user = get_userdata( $this->actAs( 'atoll_staff' ) );
		$log  = Inside::get( AccessLog::class );
		$log->viewed( 17, new \Atoll\Platform\Access\Identity\Visitor( $user->ID, '203.0.113.9', '' ) );
		$log->viewed( 18, new \Atoll\Platform\Access\Identity\Visitor( $user->ID + 1, '203.0.113.10', '' ) );
		$facts = $this->facts( 'atoll-access-log', $user->user_email );
		$this->assertStringContainsString( '203.0.113.9', $facts );
		$this->assertStringNotContainsString( '203.0.113.10', $facts );
		$erased = $this->erase( 'atoll-access-log', $user->user_email );
		$this->assertSame( array( false, true ), array( $erased['items_removed'], $erased['items_retained'] ) );
		$this->assertStringContainsString( '400 days', $erased['messages'][0] );
		$this->assertFalse( $this->erase( 'atoll-access-log', self::EMAIL )['items_retained'] );
	}

	public function test_saved_forms_are_found_by_an_address_that_was_typed_into_them_and_thrown_away(): void {
		$this->save( 'Begun', self::EMAIL );
		$this->save( 'Else', 'other@example.com' );
		$this->assertStringContainsString( 'Begun', $this->facts( 'atoll-drafts', strtoupper( self::EMAIL ) ) );
		$this->assertStringNotContainsString( 'Else', $this->facts( 'atoll-drafts', self::EMAIL ) );
		$this->assertTrue( $this->erase( 'atoll-drafts', self::EMAIL )['items_removed'] );
		$this->assertSame( array(), $this->export( 'atoll-drafts', self::EMAIL )['data'] );
		$this->assertCount( 1, $this->export( 'atoll-drafts', 'other@example.com' )['data'] );
	}

	public function test_a_saved_form_is_told_of_while_its_form_is_closed(): void {
		$this->save( 'Begun', self::EMAIL );
		wp_update_post( array( 'ID' => Inside::get( FormRepository::class )->findAny( $this->number )->postId, 'post_status' => 'draft' ) );
		$this->assertStringContainsString( 'Begun', $this->facts( 'atoll-drafts', self::EMAIL ) );
	}

	public function test_mail_that_belongs_to_no_entry_is_told_and_forgotten(): void {
		$this->mailRepository()->add( new MailMessage( array( self::EMAIL ), 'Your link', '', 'https://example.com/' ), 0, 0 );
		$this->mailRepository()->add( new MailMessage( array( 'mojo@example.com' ), 'Not theirs', '', '' ), 0, 0 );
		$facts = $this->facts( 'atoll-mail', self::EMAIL );
		$this->assertStringContainsString( 'Your link', $facts );
		$this->assertStringNotContainsString( 'Not theirs', $facts );
		$this->assertTrue( $this->erase( 'atoll-mail', self::EMAIL )['items_removed'] );
		$this->assertSame( array(), $this->mailRepository()->addressedTo( self::EMAIL ) );
		$this->assertCount( 1, $this->mailRepository()->addressedTo( 'mojo@example.com' ) );
	}

	public function test_a_person_of_whom_nothing_is_kept_gets_nothing(): void {
		$this->sendAs( 'Jo', self::EMAIL );
		foreach ( array( 'atoll-entries', 'atoll-drafts', 'atoll-mail' ) as $source ) {
			$this->assertSame( array( array(), true ), array_values( $this->export( $source, 'nobody@example.com' ) ) );
			$this->assertFalse( $this->erase( $source, 'nobody@example.com' )['items_removed'] );
		}
	}

	private function sendAs( string $name, string $email ): int {
		$answer = $this->post( "/gf/v2/forms/{$this->number}/submissions", array( 'input_1' => $name, 'input_2' => $email, 'input_11_1' => '1' ) );
		$this->assertSame( 200, $answer->get_status() );
		return max( array_map( static fn( $entry ) => $entry->id, Inside::get( EntryRepository::class )->list( new \Atoll\Forms\Entries\Storage\EntryCriteria( limit: 50 ) ) ) );
	}

	private function save( string $name, string $email ): void {
		$this->assertSame( 200, $this->post( "/gf/v2/forms/{$this->number}/submissions", array( 'input_1' => $name, 'input_2' => $email, 'gform_save' => '1' ) )->get_status() );
	}

	private function facts( string $source, string $email ): string {
		return (string) wp_json_encode( $this->export( $source, $email )['data'], JSON_UNESCAPED_SLASHES );
	}

	/** @return array<string, mixed> */
	private function export( string $source, string $email ): array {
		return apply_filters( 'wp_privacy_personal_data_exporters', array() )[ $source ]['callback']( $email, 1 );
	}

	/** @return array<string, mixed> */
	private function erase( string $source, string $email ): array {
		return apply_filters( 'wp_privacy_personal_data_erasers', array() )[ $source ]['callback']( $email, 1 );
	}
}
