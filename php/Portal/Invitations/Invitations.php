<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Forms\Definitions\EmailAddressCheck;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\AccountExists;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\EntryHasOwner;
use Atoll\Platform\Errors\EntryNotFound;
use Atoll\Platform\Errors\InvitationEnded;
use Atoll\Platform\Errors\InvitationForSomebodyElse;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Platform\Errors\PasswordWeak;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\Users\PortalUsers;

/**
 * How somebody becomes a client: by a link that is mailed to them and proves that the mailbox is theirs. An application
 * that the invitation names becomes theirs when they accept, never before, and never somebody else's.
 */
final class Invitations {

	/** Query argument of the login page that carries the token. */
	public const PARAMETER = LoginRequest::INVITATION;

	/** Per minute and network; whoever may edit forms is not counted. */
	private const MOST = 20;

	private const PURPOSE         = 'invitation';
	private const SECONDS_PER_DAY = 86400;

	/** @param \Closure(): string $loginPage Its whole address; empty where the site has none. */
	public function __construct(
		private InvitationRepository $invitations,
		private PortalUsers $accounts,
		private PasswordPolicy $passwords,
		private EntryRepository $entries,
		private Transaction $transaction,
		private UserRowLock $login,
		private MailQueue $outbox,
		private InvitationMail $mail,
		private Signer $secret,
		private Settings $settings,
		private RateLimit $limit,
		private EmailAddressCheck $addresses,
		private \Closure $loginPage,
	) {}

	/**
	 * Mails a link. An earlier one for the same application opens nothing from then on, whomever it went to: an address
	 * may have been mistyped. Without an application that holds for the same person.
	 *
	 * @param Entry|null $entry The application that becomes theirs; null for a login alone.
	 * @throws NotAllowed
	 * @throws BadRequest For what is no email, or while there is no page that an invitation could lead to.
	 * @throws EntryNotFound
	 * @throws EntryHasOwner
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 * @throws StorageFailed
	 */
	public function invite( string $email, string $firstName, ?Entry $entry, Visitor $by ): Invitation {
		$by->can( Capabilities::INVITE_CLIENTS ) || throw new NotAllowed();
		if ( ! $this->arePossible() ) {
			throw new BadRequest( 'atoll_login_page_missing', __( 'Nobody can be invited yet: the site has no login page for clients.', 'atoll' ), 409 );
		}
		$email = strtolower( trim( $email ) );
		$this->addresses->must( $email );
		$this->limit->count( 'invitations', $by, self::MOST );
		$token = bin2hex( random_bytes( 32 ) );
		return $this->transaction->run(
			function () use ( $email, $firstName, $entry, $by, $token ): Invitation {
				$this->mustBeNobodys( $entry );
				$days       = $this->settings->group( 'portal' )->int( 'invitationDays' );
				$invitation = $this->invitations->replace(
					$this->hash( $token ),
					$email,
					$this->name( $firstName ),
					$entry->id ?? 0,
					$by->userId(),
					$days * self::SECONDS_PER_DAY
				);
				$this->outbox->queue(
					$this->mail->message( $invitation, $this->link( $token ) ),
					$entry?->id,
					$entry?->formNumber
				);
				return $invitation;
			}
		);
	}

	/** Whether there is a page that takes them. */
	public function arePossible(): bool {
		return '' !== ( $this->loginPage )();
	}

	/** An invitation that is open, by the token of its link; null for anything else, whatever the reason. */
	public function find( string $token ): ?Invitation {
		return 1 === preg_match( '/^[0-9a-f]{64}$/D', $token )
			? $this->invitations->open( $this->hash( $token ) )
			: null;
	}

	/** Whether the invited person has to log in instead of choosing a password. Only for whoever holds the token. */
	public function needsLogin( Invitation $invitation ): bool {
		return null !== $this->accounts->of( $invitation->email );
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
		$complaint = $this->passwords->complaint( $password, array( $invitation->email, $invitation->firstName ) );
		if ( '' !== $complaint ) {
			throw new PasswordWeak( $complaint );
		}
		if ( $this->needsLogin( $invitation ) ) {
			throw new AccountExists();
		}
		return $this->use(
			$invitation,
			fn(): int => $this->accounts->create( $invitation->email, $invitation->firstName, $password )
		);
	}

	/**
	 * Gives the application to the invited person, who has an account and is logged in with it. Their role stays.
	 *
	 * @throws InvitationForSomebodyElse
	 * @throws InvitationEnded
	 * @throws StorageFailed
	 */
	public function join( Invitation $invitation, int $user ): void {
		if ( ! $this->isOf( $invitation, $user ) ) {
			throw new InvitationForSomebodyElse();
		}
		$this->use( $invitation, static fn(): int => $user );
	}

	/** Whether somebody who is logged in is the one who was invited. */
	public function isOf( Invitation $invitation, int $user ): bool {
		return $user > 0 && $this->accounts->of( $invitation->email )?->ID === $user;
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

	/** @param \Closure(): int $user */
	private function use( Invitation $invitation, \Closure $user ): int {
		return $this->transaction->run(
			function () use ( $invitation, $user ): int {
				$this->invitations->hold( $invitation->email );
				$this->invitations->use( $invitation->id ) || throw new InvitationEnded();
				$id = $user();
				$this->login->hold( $id );
				try {
					// One that has become somebody's meanwhile stays theirs.
					$invitation->entryId > 0 && $this->entries->give( $invitation->entryId, $id );
				} catch ( StorageFailed $trouble ) {
					$this->accounts->forget( $id );
					throw $trouble;
				}
				return $id;
			}
		);
	}

	/** As it is in the database now, not as whoever asks has read it. */
	private function mustBeNobodys( ?Entry $entry ): void {
		if ( null === $entry ) {
			return;
		}
		$now = $this->entries->find( $entry->id ) ?? throw new EntryNotFound();
		0 === $now->createdBy || throw new EntryHasOwner();
	}

	private function name( string $given ): string {
		return mb_substr( MailMessage::line( wp_strip_all_tags( $given ) ), 0, 50 );
	}

	private function link( string $token ): string {
		return add_query_arg( self::PARAMETER, $token, ( $this->loginPage )() );
	}

	private function hash( string $token ): string {
		return $this->secret->sign( self::PURPOSE, $token );
	}
}
