<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Platform\Database\Queries;
use Atoll\Portal\Account\Email\EmailChange;
use Atoll\Portal\Invitations\InvitationLinks;
use Atoll\Portal\Invitations\InvitationRepository;
use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Tests\WordPress\Support\Contract\Surface;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** Every form of the portal, posted by everybody who may know its address. */
final class PortalFormsTest extends RolesTestCase {

	private const TITLE    = 'The portal’s forms';
	private const PASSWORD = 'teal otter umbrella';

	public function test_every_form_is_in_the_table(): void {
		$this->assertEqualsCanonicalizing( array_keys( self::part( self::TITLE ) ), Surface::portalForms() );
	}

	#[DataProvider( 'everybody' )]
	public function test_it_is_done_by_those_who_may_and_by_nobody_else( string $who ): void {
		$said = array();
		foreach ( self::column( self::TITLE, $who ) as $name => $expected ) {
			list( $page, $fields ) = $this->{ lcfirst( str_replace( '-', '', ucwords( $name, '-' ) ) ) }( $who );
			$before                = $this->belongings(); // Reads anew what the last form changed.
			$browser               = $this->browser( $who );
			$nonce                 = $browser->nonce( $this->people[ $who ], 'atoll_form' );
			$answer                = $browser->post(
				$page,
				$fields + array( 'atoll_action' => $name, 'atoll_nonce' => $nonce )
			);
			$word                  = $this->word( $answer );
			// Where a login leads.
			$said[ $name ] = 'portal' === $word && 'yes' === $expected ? 'yes' : $word;
			$this->assertSame(
				'client' === $who || $before === $this->belongings(),
				true,
				"{$name} touched what is the client’s."
			);
			$this->assertTrue(
				'client' !== $who || 'yes' !== $expected || self::isOpen( $name ) || $before !== $this->belongings(),
				"{$name} changed nothing."
			);
		}
		$this->assertSame( str_replace( 'own', 'yes', self::column( self::TITLE, $who ) ), $said );
	}

	/** What a mailed link or a password opens, whoever has it: nothing of the client's is meant. */
	private static function isOpen( string $name ): bool {
		return 'yes' === self::part( self::TITLE )[ $name ]['visitor'];
	}

	private function logIn(): array {
		return array(
			$this->login,
			array( 'log' => get_userdata( $this->user( 'atoll_client' ) )->user_email, 'pwd' => 'password' ),
		);
	}

	private function logInCode(): array {
		return array( $this->login . '?step=code', array( 'code' => '123456' ) );
	}

	private function forgottenPassword(): array {
		return array( $this->login, array( 'email' => $this->email( $this->user( 'atoll_client' ) ) ) );
	}

	private function newPassword(): array {
		return array(
			$this->login,
			array(
				'reset'    => $this->resetKey(),
				'password' => self::PASSWORD,
			),
		);
	}

	private function acceptInvitation(): array {
		global $wpdb;
		$token = bin2hex( random_bytes( 32 ) );
		$hash  = self::signer()->sign( self::purpose( InvitationLinks::class ), $token );
		$invitationRepository = new InvitationRepository( new Queries( $wpdb ), time( ... ) );
		$invitationRepository->replace(
			$hash,
			bin2hex( random_bytes( 4 ) ) . '@example.com',
			'Kim',
			0,
			$this->staff->userId(),
			3600
		);
		return array( $this->login, array( 'invitation' => $token, 'password' => self::PASSWORD ) );
	}

	private function logOutAndGoOn(): array {
		return array(
			$this->login,
			array( 'reset' => $this->resetKey() ),
		);
	}

	private function claimDraft(): array {
		$form = $this->openForm();
		return array(
			$this->dashboard,
			array( 'formid' => (string) $form, 'formtoken' => $this->draftOf( 0, $form ) ),
		);
	}

	private function discardDraft(): array {
		return array( $this->dashboard, array( 'atoll_of' => (string) $this->draft() ) );
	}

	private function sendDocuments(): array {
		$request = $this->documentRequests()->add( $this->entry, 'Payslips', '', $this->staff );
		return array(
			$this->url( $this->entry->id ),
			array(
				'atoll_of' => (string) $request->id,
				'entry'    => (string) $this->entry->id,
				'files[0]' => new \CURLStringFile( self::PDF, 'pay.pdf' ),
			),
		);
	}

	private function changeDetails(): array {
		return array( $this->profile, array( 'input_1_3' => 'Mary', 'input_1_6' => 'Lee' ) );
	}

	private function changeEmail(): array {
		return array(
			$this->profile,
			array( 'new_email' => bin2hex( random_bytes( 4 ) ) . '@example.com', 'current_password' => 'password' ),
		);
	}

	private function cancelEmail( string $who ): array {
		$this->newEmail( $who );
		return array( $this->profile, array() );
	}

	private function confirmEmail( string $who ): array {
		return array( $this->profile, array( 'email_token' => $this->newEmail( $who ) ) );
	}

	private function changePassword(): array {
		return array( $this->profile, array( 'current_password' => 'password', 'new_password' => self::PASSWORD ) );
	}

	private function downloadData( string $who ): array {
		return array( $this->profile, array( 'format' => 'csv', 'current_password' => $this->passwordOf( $who ) ) );
	}

	private function logOutEverywhere(): array {
		return array( $this->profile, array( 'here' => '1' ) );
	}

	private function setUpTwoStep( string $who ): array {
		return array( $this->profile, array( 'current_password' => $this->passwordOf( $who ) ) );
	}

	private function confirmTwoStep(): array {
		return array( $this->profile, array( 'offer' => 'a', 'code' => '123456' ) );
	}

	private function newRecoveryCodes( string $who ): array {
		return $this->endTwoStep( $who );
	}

	private function endTwoStep( string $who ): array {
		$factors = Inside::get( TwoFactor::class );
		$factors->switchOff( $this->people[ $who ] );
		$codes = $factors->switchOn( $this->people[ $who ] ?: $this->other, '12345678901234567890', 1 ) ?? array( 'a' );
		return array( $this->profile, array( 'code' => $codes[0] ) + $this->setUpTwoStep( $who )[1] );
	}

	private function closeAccount( string $who ): array {
		return array( $this->profile, array( 'understood' => '1', 'current_password' => $this->passwordOf( $who ) ) );
	}

	/** Of clients, who have changed it by then. */
	private function passwordOf( string $who ): string {
		return in_array( $who, array( 'client', 'another client' ), true ) ? self::PASSWORD : 'password';
	}

	/** Of a client's link to a new password. */
	private function resetKey(): string {
		return Inside::get( PasswordResetKeys::class )->make( get_userdata( $this->user( 'atoll_client' ) ) );
	}

	/** A change of address waits for its link. @return string Its token. */
	private function newEmail( string $who ): string {
		$token = bin2hex( random_bytes( 32 ) );
		$hash  = self::signer()->sign( self::purpose( EmailChange::class ), "{$this->people[ $who ]}\n{$token}" );
		update_user_meta(
			$this->people[ $who ],
			'_atoll_new_email',
			array( 'email' => bin2hex( random_bytes( 4 ) ) . '@example.com', 'hash' => $hash, 'ends' => time() + 60 )
		);
		return $token;
	}

	/** What the tokens of these links are signed for: mail may leave before a test can read it. */
	private static function purpose( string $maker ): string {
		return ( new \ReflectionClassConstant( $maker, 'PURPOSE' ) )->getValue();
	}
}
