<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Invitations;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Tests\WordPress\Support\RefusedQuery;
use PHPUnit\Framework\Attributes\DataProvider;

/** An account that the database does not take uses no invitation up. */
final class RefusedAccountsTest extends InvitationTestCase {

	/** @return array<string, array{string}> */
	public static function writes(): array {
		return array(
			'the login itself' => array( 'INSERT INTO `?{users}\b' ),
			'its role'         => array( 'INSERT INTO `?{usermeta}\b.*capabilities' ),
			'its name'         => array( 'INSERT INTO `?{usermeta}\b.*first_name' ),
		);
	}

	#[DataProvider( 'writes' )]
	public function test_what_the_database_refuses_uses_nothing_up( string $write ): void {
		$token = $this->token( $this->entry() );
		$error = RefusedQuery::during( $write, fn() => $this->accept( $token ) );
		$this->assertInstanceOf( StorageFailed::class, $error );
		$this->assertFalse( get_user_by( 'email', $this->email ) );
		$this->assertNotNull( $this->invitations()->find( $token ) );
		$user = get_userdata( $this->accept( $token ) );
		$this->assertSame( $this->email, $user->user_email, 'and works the next time' );
	}

	public function test_nobody_else_is_told_of_an_account_that_is_none(): void {
		$token = $this->token();
		$told  = 0;
		$tell  = static function () use ( &$told ): void {
			++$told;
		};
		add_action( 'user_register', $tell );
		RefusedQuery::during( 'INSERT INTO `?{users}\b', fn() => $this->accept( $token ) );
		remove_action( 'user_register', $tell );
		$this->assertSame( 0, $told );
	}

	/** @return array<string, array{bool}> Whether another plugin throws, or the commit is refused. */
	public static function ends(): array {
		return array(
			'another plugin throws' => array( true ),
			'the commit is refused' => array( false ),
		);
	}

	#[DataProvider( 'ends' )]
	public function test_no_cache_keeps_an_account_that_was_taken_back( bool $throws ): void {
		$token = $this->token();
		$seen  = 0;
		$read  = static function ( int $id ) use ( &$seen, $throws ): void {
			$seen = get_userdata( $id )->ID ?? 0;
			$throws && throw new \LogicException( 'of another plugin' );
		};
		add_action( 'user_register', $read );
		$error = RefusedQuery::during( $throws ? '^nothing$' : '^COMMIT$', fn() => $this->accept( $token ) );
		remove_action( 'user_register', $read );
		$this->assertInstanceOf( $throws ? \LogicException::class : StorageFailed::class, $error );
		$this->assertGreaterThan( 0, $seen );
		$this->assertFalse( get_user_by( 'email', $this->email ) );
		$this->assertFalse( get_userdata( $seen ) );
		$this->assertSame( $this->email, get_userdata( $this->accept( $token ) )->user_email );
	}

	/** A kill in the middle cleans no cache: nothing may be in it that other requests read. */
	public function test_no_cache_is_given_an_account_before_it_is_certain(): void {
		$cached = array();
		$look   = function ( int $id ) use ( &$cached ): void {
			get_userdata( $id );
			$cached = array( wp_cache_get( $id, 'users' ), wp_cache_get( $this->email, 'useremail' ) );
		};
		add_action( 'user_register', $look );
		$this->accept( $this->token() );
		remove_action( 'user_register', $look );
		$this->assertSame( array( false, false ), $cached );
		$this->assertFalse( wp_suspend_cache_addition() );
	}

	/** @return array<string, array{string, list<string>}> */
	public static function names(): array {
		return array(
			'beside other letters' => array( "Mia \u{20BB7}", array( 'Mia', 'Mia' ) ),
			'alone'                => array( "\u{1F30A}", array( 'Client', '' ) ),
		);
	}

	/**
	 * Tables that an old WordPress made hold letters of three bytes at most.
	 *
	 * @param list<string> $stored
	 */
	#[DataProvider( 'names' )]
	public function test_of_a_name_that_the_tables_cannot_hold_the_rest_is_kept( string $name, array $stored ): void {
		$this->sender()->invite( $this->email, $name, null, $this->staff );
		$mails = $this->mailClaims()->claim( 9 );
		preg_match( '/invitation=([0-9a-f]+)/', end( $mails )->message->text ?? '', $found );
		$old = static fn(): string => 'utf8';
		add_filter( 'pre_get_col_charset', $old );
		try {
			$user = get_userdata( $this->accept( $found[1] ) );
		} finally {
			remove_filter( 'pre_get_col_charset', $old );
		}
		$this->assertSame( $stored, array( $user->display_name, $user->first_name ) );
	}

	private function accept( string $token ): int {
		$invitation = $this->invitations()->find( $token );
		$this->assertNotNull( $invitation );
		return $this->invitations()->accept( $invitation, self::PASSWORD );
	}
}
