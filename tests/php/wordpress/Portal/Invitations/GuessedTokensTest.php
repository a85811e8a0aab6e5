<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Invitations;

use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Platform\Database\Queries;
use Atoll\Portal\Invitations\InvitationRepository;
use Atoll\Tests\WordPress\Forms\Drafts\DraftTestCase;

/**
 * Whoever guesses what opens a draft, a file, an invitation or a session finds nothing, however near the guess is.
 * ATOLL_GUESSES says how many guesses each door gets in a long run.
 */
final class GuessedTokensTest extends DraftTestCase {

	/** So often each character of a token is changed where nobody asks for more. */
	private const ROUNDS = 5;

	public function test_no_guess_opens_a_draft(): void {
		global $wpdb;
		$drafts = new DraftRepository( new Queries( $wpdb ), time( ... ) );
		$real   = $this->token();
		$this->assertNotNull( $drafts->find( $this->number, DraftToken::hash( $real ) ) );
		$this->guess(
			$real,
			fn( string $guess ) => null !== $drafts->find( $this->number, DraftToken::hash( $guess ) )
		);
	}

	public function test_no_guess_opens_a_file(): void {
		$links = new UploadLinks( self::signer(), time( ... ) );
		$id    = str_repeat( 'a', 32 );
		$end   = time() + 900;
		$real  = self::signer()->sign( 'file link', "{$id}\n{$end}" );
		$this->assertTrue( $links->isSigned( $id, $end, $real ) );
		$this->guess( $real, static fn( string $guess ) => $links->isSigned( $id, $end, $guess ) );
	}

	public function test_no_guess_is_an_invitation(): void {
		global $wpdb;
		$invitations = new InvitationRepository( new Queries( $wpdb ), time( ... ) );
		$hash        = static fn( string $token ): string => self::signer()->sign( 'invitation', $token );
		$real        = bin2hex( random_bytes( 32 ) );
		$invitations->replace( $hash( $real ), 'kim@example.com', 'Kim', 0, 1, 900 );
		$this->assertNotNull( $invitations->open( $hash( $real ) ) );
		$this->guess( $real, static fn( string $guess ) => null !== $invitations->open( $hash( $guess ) ) );
		$invitations->forget( 'kim@example.com' );
	}

	public function test_no_guess_is_a_session(): void {
		$user  = $this->user( 'atoll_client' );
		$end   = time() + 900;
		$token = \WP_Session_Tokens::get_instance( $user )->create( $end );
		$parts = explode( '|', wp_generate_auth_cookie( $user, $end, 'logged_in', $token ) );
		$this->assertSame( $user, wp_validate_auth_cookie( implode( '|', $parts ), 'logged_in' ) );
		$this->guess(
			$parts[3],
			static fn( string $guess ) => false !== wp_validate_auth_cookie(
				implode( '|', array( $parts[0], $parts[1], $parts[2], $guess ) ),
				'logged_in'
			),
			10
		);
		$this->guess(
			$parts[2],
			static fn( string $guess ) => false !== wp_validate_auth_cookie(
				implode( '|', array( $parts[0], $parts[1], $guess, $parts[3] ) ),
				'logged_in'
			),
			10
		);
	}

	/**
	 * @param \Closure(string): bool $opens
	 * @param int                    $share One guess in so many, for doors that are slow by design.
	 */
	private function guess( string $real, \Closure $opens, int $share = 1 ): void {
		$found  = 0;
		$rounds = intdiv( (int) getenv( 'ATOLL_GUESSES' ), $share * strlen( $real ) ) ?: self::ROUNDS;
		foreach ( $this->guesses( $real, $rounds ) as $guess ) {
			$found += $guess !== $real && $opens( $guess ) ? 1 : 0;
		}
		$this->assertSame( 0, $found );
	}

	/**
	 * Of another kind, or the real one but for one character, which is one that such tokens are made of. What is as
	 * random as the real one is no nearer than these.
	 *
	 * @return \Generator<int, string>
	 */
	private function guesses( string $real, int $rounds ): \Generator {
		yield from array(
			'',
			'0',
			'null',
			substr( $real, 1 ),
			substr( $real, 0, -1 ),
			"{$real}=",
			"{$real}\0",
			" {$real}",
			"{$real} ",
			strtoupper( $real ),
			strtolower( $real ),
			strrev( $real ),
			'%',
			'*',
			"' OR 1=1 -- ",
			hash( 'sha256', $real ),
		);
		$letters = (string) count_chars( $real, 3 );
		for ( $at = 0; $at < $rounds * strlen( $real ); $at++ ) {
			$place  = $at % strlen( $real );
			$others = str_replace( $real[ $place ], '', $letters );
			yield substr_replace( $real, $others[ random_int( 0, strlen( $others ) - 1 ) ], $place, 1 );
		}
	}
}
