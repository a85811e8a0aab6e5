<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Tests\WordPress\Portal\Applications\PersonalData\PersonalDataTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Forms that were saved and not sent, as WordPress' tools for personal data find them. */
final class SavedFormsPersonalDataTest extends PersonalDataTestCase {

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

	public function test_saved_forms_are_found_by_an_address_that_was_typed_into_them_and_thrown_away(): void {
		$this->save( 'Begun', self::EMAIL );
		$this->save( 'Else', 'other@example.com' );
		$this->assertStringContainsString( 'Begun', $this->facts( 'atoll-drafts', strtoupper( self::EMAIL ) ) );
		$this->assertStringNotContainsString( 'Else', $this->facts( 'atoll-drafts', self::EMAIL ) );
		$this->assertTrue( $this->erase( 'atoll-drafts', self::EMAIL )['items_removed'] );
		$this->assertSame( array(), $this->export( 'atoll-drafts', self::EMAIL )['data'] );
		$this->assertCount( 1, $this->export( 'atoll-drafts', 'other@example.com' )['data'] );
	}

	/** Where WordPress' events do not run, they stay for longer than they can be opened. */
	public function test_what_has_ended_and_is_still_there_is_thrown_away_too(): void {
		$this->save( 'Begun', self::EMAIL );
		$this->end();
		$this->assertTrue( $this->erase( 'atoll-drafts', self::EMAIL )['items_removed'] );
		$this->assertSame( 0, $this->countRows() );
	}

	public function test_it_goes_with_its_login_too(): void {
		$jo = $this->actAs( 'atoll_client' );
		$this->save( 'Jo', self::EMAIL );
		$this->end();
		wp_set_current_user( 0 );
		wp_delete_user( $jo );
		$this->assertSame( 0, $this->countRows() );
	}

	public function test_a_saved_form_is_told_of_while_its_form_is_closed(): void {
		$this->save( 'Begun', self::EMAIL );
		wp_update_post(
			array(
				'ID'          => Inside::get( FormRepository::class )->findAny( $this->number )->postId,
				'post_status' => 'draft',
			)
		);
		$this->assertStringContainsString( 'Begun', $this->facts( 'atoll-drafts', self::EMAIL ) );
	}

	public function test_nothing_is_told_without_the_answers_while_the_form_is_not_told(): void {
		$this->save( 'Begun', self::EMAIL );
		Inside::forgetServices();
		$break = static fn( string $query ): string => str_contains( $query, 'atoll_forms f' ) ? 'no SQL' : $query;
		add_filter( 'query', $break );
		try {
			$this->export( 'atoll-drafts', self::EMAIL );
			$this->fail();
		} catch ( ReadFailed $failure ) {
			$this->assertSame( 503, $failure->status() );
		} finally {
			remove_filter( 'query', $break );
		}
	}

	public function test_the_report_says_which_form_was_begun(): void {
		$this->save( 'Jo', self::EMAIL );
		$this->assertContains( $this->namedForm(), $this->export( 'atoll-drafts', self::EMAIL )['data'][0]['data'] );
	}

	private function end(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_drafts SET date_saved = '2020-01-01 00:00:00'" );
	}

	private function countRows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_drafts" );
	}

	private function save( string $name, string $email ): void {
		$this->assertSame(
			200,
			$this->post(
				"/gf/v2/forms/{$this->number}/submissions",
				array( 'input_1' => $name, 'input_2' => $email, 'gform_save' => '1' )
			)->get_status()
		);
	}
}
