<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Platform\Access\Identity\UserName;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Portal\Account\Details\ChangeDetailsAction;
use Atoll\Tests\WordPress\Support\Http\Http;
use PHPUnit\Framework\Attributes\DataProvider;

final class DetailsTest extends AccountTestCase {

	private const DETAILS = array(
		'input_1_3' => 'Mary-Ann',
		'input_1_6' => "O'Connor",
		'input_2'   => '0412 345 678',
		'input_3_1' => '1 Wattle St',
		'input_3_2' => '',
		'input_3_3' => "D'Aguilar",
		'input_3_4' => 'Queensland',
		'input_3_5' => '4514',
	);

	public function test_a_client_changes_how_they_are_reached(): void {
		$user = get_userdata( $this->actAs( 'atoll_client' ) );
		$this->assertDone( 'details-changed', $this->act( ChangeDetailsAction::NAME, self::DETAILS ) );
		clean_user_cache( $user );
		$this->assertSame(
			array( 'Mary-Ann', "O'Connor", "Mary-Ann O'Connor" ),
			array(
				get_user_meta( $user->ID, 'first_name', true ),
				get_user_meta( $user->ID, 'last_name', true ),
				get_userdata( $user->ID )->display_name,
			)
		);
		$this->assertSame(
			array( '0412 345 678', "D'Aguilar", 'Queensland' ),
			array(
				get_user_meta( $user->ID, 'atoll_phone', true ),
				get_user_meta( $user->ID, 'atoll_address_city', true ),
				get_user_meta( $user->ID, 'atoll_address_state', true ),
			)
		);
		$html = $this->block();
		$this->assertStringContainsString( 'value="O&apos;Connor"', $html );
		$this->assertStringContainsString( '<option value="Queensland" selected>', $html );
	}

	public function test_a_name_with_an_ampersand_stays_as_it_was_typed(): void {
		$user    = $this->actAs( 'atoll_client' );
		$details = array( 'input_1_3' => 'Tom&Jo' ) + self::DETAILS;
		$this->assertDone( 'details-changed', $this->act( ChangeDetailsAction::NAME, $details ) );
		clean_user_cache( $user );
		$this->assertStringContainsString( 'value="Tom&amp;Jo"', $this->block() );
		$this->assertSame( 'Tom&Jo', UserName::read( get_userdata( $user ), 'first_name' ) );
		$this->assertSame( "Tom&Jo O'Connor", UserName::read( get_userdata( $user ), 'display_name' ) );
	}

	public function test_one_name_is_a_name(): void {
		$user    = $this->actAs( 'atoll_client' );
		$details = array( 'input_1_3' => 'Suharto', 'input_1_6' => '' ) + self::DETAILS;
		$this->assertStringContainsString( 'Last name (optional)', wp_strip_all_tags( $this->block() ) );
		$this->assertDone( 'details-changed', $this->act( ChangeDetailsAction::NAME, $details ) );
		clean_user_cache( $user );
		$this->assertSame(
			array( 'Suharto', '', 'Suharto', '0412 345 678' ),
			array(
				get_user_meta( $user, 'first_name', true ),
				get_user_meta( $user, 'last_name', true ),
				get_userdata( $user )->display_name,
				get_user_meta( $user, 'atoll_phone', true ),
			)
		);
	}

	public function test_what_was_changed_meanwhile_is_not_brought_back(): void {
		global $wpdb;
		$user = $this->actAs( 'atoll_client' );
		get_userdata( $user ); // As this request knows it.
		$wpdb->update(
			$wpdb->users,
			array( 'user_pass' => 'new', 'user_email' => 'new@example.com' ),
			array( 'ID' => $user )
		);
		$this->assertDone( 'details-changed', $this->act( ChangeDetailsAction::NAME, self::DETAILS ) );
		$this->assertSame( array( 'new', 'new@example.com' ), $wpdb->get_row( "SELECT user_pass, user_email FROM {$wpdb->users} WHERE ID = {$user}", ARRAY_N ) );
	}

	public function test_an_address_may_be_left_out_and_is_forgotten_then(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->act( ChangeDetailsAction::NAME, self::DETAILS );
		$without = array( 'input_1_3' => 'Kim', 'input_1_6' => 'Lee' );
		$this->assertDone( 'details-changed', $this->act( ChangeDetailsAction::NAME, $without ) );
		$this->assertSame( array(), get_user_meta( $user, 'atoll_phone' ) );
		$this->assertSame( array(), get_user_meta( $user, 'atoll_address_line1' ) );
	}

	#[DataProvider( 'faults' )]
	public function test_the_forms_own_rules_judge_it( string $input, string $value, string $message ): void {
		$user   = $this->actAs( 'atoll_client' );
		$result = $this->act( ChangeDetailsAction::NAME, array( $input => $value ) + self::DETAILS );
		$this->assertInvalid( array( $input ), $result );
		$this->assertSame( $message, $result->messages[ $input ] );
		$this->assertSame( '', get_user_meta( $user, 'last_name', true ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function faults(): iterable {
		yield 'no first name' => array( 'input_1_3', ' ', 'Please enter your first name.' );
		yield 'a digit in a name' => array( 'input_1_6', 'Lee2', 'Please enter your last name.' );
		yield 'a long name' => array( 'input_1_3', str_repeat( 'a', 51 ), 'Please enter your first name.' );
		yield 'a short phone number' => array( 'input_2', '12345', 'Please enter a valid phone number.' );
		yield 'letters for a phone number' => array( 'input_2', 'none of yours', 'Please enter a valid phone number.' );
		yield 'half an address' => array( 'input_3_1', '', 'Please enter a valid address.' );
		yield 'letters in a postcode' => array( 'input_3_5', '45IV', 'Please enter a valid postcode.' );
	}

	#[DataProvider( 'others' )]
	public function test_nobody_else_has_a_profile_here( string $role ): void {
		$this->actAs( $role );
		$this->expectException( NotAllowed::class );
		$this->act( ChangeDetailsAction::NAME, self::DETAILS );
	}

	/** @return iterable<string, array{string}> */
	public static function others(): iterable {
		foreach ( array( 'anonymous', 'subscriber', 'atoll_staff', 'editor', 'administrator' ) as $role ) {
			yield $role => array( $role );
		}
	}

	public function test_somebody_who_is_also_staff_is_not_a_client_here(): void {
		get_userdata( $this->actAs( 'atoll_client' ) )->add_role( 'atoll_staff' );
		$this->expectException( NotAllowed::class );
		$this->act( ChangeDetailsAction::NAME, self::DETAILS );
	}

	public function test_the_editor_shows_an_example_of_nobody(): void {
		$editor           = get_userdata( $this->user( 'editor' ) );
		list( $password ) = \WP_Application_Passwords::create_new_application_password(
			$editor->ID,
			array( 'name' => 'Preview' )
		);
		$answer           = Http::get(
			'/wp-json/wp/v2/block-renderer/atoll/profile?context=edit',
			array( 'Authorization: Basic ' . base64_encode( "{$editor->user_login}:{$password}" ) )
		);
		$this->assertSame( 200, $answer->status, $answer->body );
		$this->assertStringContainsString( 'This is an example', $answer->json()['rendered'] );
		$this->assertStringContainsString( 'Close your account', $answer->json()['rendered'] );
		$this->assertStringNotContainsString( $editor->user_email, $answer->json()['rendered'] );
	}

	public function test_the_page_shows_a_visitor_and_staff_nothing_but_the_way_on(): void {
		$this->assertStringContainsString( 'Log in to see your details.', $this->block() );
		$this->assertStringNotContainsString( '<form', $this->block() );
		$this->actAs( 'editor' );
		$this->assertStringContainsString( 'wp-admin/profile.php', $this->block() );
		$this->assertStringNotContainsString( '<form', $this->block() );
	}
}
