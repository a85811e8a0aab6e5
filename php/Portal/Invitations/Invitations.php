<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\Passwords\PasswordWeak;
use Atoll\Portal\Users\AccountExists;
use Atoll\Portal\Users\PortalUsers;

/**
 * How somebody becomes a client: by a link that is mailed to them and proves that the mailbox is theirs. An application
 * that the invitation names becomes theirs when they accept, never before, and never somebody else's.
 */
final class Invitations {

	public function __construct(
		private InvitationRepository $invitations,
		private InvitationLinks $links,
		private InvitationClaim $claim,
		private PortalUsers $users,
		private PasswordPolicy $passwordPolicy,
	) {}

	/** An invitation that is open, by the token of its link; null for anything else, whatever the reason. */
	public function find( string $token ): ?Invitation {
		$hash = $this->links->hash( $token );
		return null === $hash ? null : $this->invitations->open( $hash );
	}

	/** Whether an invitation was used, and whoever used it has an account. Only for whoever holds the token. */
	public function isAccepted( string $token ): bool {
		$hash       = $this->links->hash( $token );
		$invitation = null === $hash ? null : $this->invitations->used( $hash );
		return null !== $invitation && $this->needsLogin( $invitation );
	}

	/** Whether the invited person has to log in instead of choosing a password. Only for whoever holds the token. */
	public function needsLogin( Invitation $invitation ): bool {
		return null !== $this->users->of( $invitation->email );
	}

	/**
	 * Makes the invited person a client, once.
	 *
	 * @return int User id.
	 * @throws PasswordWeak
	 * @throws AccountExists When they have to log in instead.
	 * @throws InvitationEnded
	 * @throws StorageFailed
	 */
	public function accept( Invitation $invitation, string $password ): int {
		$problem = $this->passwordPolicy->problem( $password, array( $invitation->email, $invitation->firstName ) );
		if ( '' !== $problem ) {
			throw new PasswordWeak( $problem );
		}
		if ( $this->needsLogin( $invitation ) ) {
			throw new AccountExists();
		}
		return $this->claim->run(
			$invitation,
			fn(): int => $this->users->create( $invitation->email, $invitation->firstName, $password )
		);
	}

	/**
	 * Gives the application to the invited person, who has an account and is logged in with it. Their role stays; one
	 * who has none here, as with a login for another site of a network, becomes a client.
	 *
	 * @throws InvitationForSomebodyElse
	 * @throws InvitationEnded
	 * @throws StorageFailed
	 */
	public function join( Invitation $invitation, int $user ): void {
		if ( ! $this->isOf( $invitation, $user ) ) {
			throw new InvitationForSomebodyElse();
		}
		$this->claim->run( $invitation, fn(): int => $this->users->ensureRole( $user ) );
	}

	/** Whether somebody who is logged in is the one who was invited. */
	public function isOf( Invitation $invitation, int $user ): bool {
		return $user > 0 && $this->users->of( $invitation->email )?->ID === $user;
	}

	/** The one to an application that can still be accepted. */
	public function openFor( int $entry ): ?Invitation {
		return $this->invitations->openFor( $entry );
	}

	/**
	 * Ends whatever was mailed for an application and is not used yet.
	 *
	 * @throws StorageFailed
	 */
	public function revoke( Entry $entry ): void {
		$this->invitations->end( $entry->id );
	}
}
