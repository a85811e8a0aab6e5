<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\TooManyRequests;

/**
 * How often the link to a saved form is mailed: a few times for each draft, and as few to each mailbox and from each
 * network.
 */
final class ResumeLinkLimit {

	/** Mails per draft. */
	private const MAILS_PER_DRAFT = 10;

	/** Tries per network. */
	private const TRIES_PER_MINUTE = 5;

	public function __construct(
		private DraftRepository $drafts,
		private MailRateLimit $mailboxes,
		private RateLimit $networks
	) {}

	/** @throws TooManyRequests When the visitor's network has tried often enough. */
	public function countNetwork( Visitor $visitor ): void {
		$this->networks->count( 'drafts/link', $visitor, self::TRIES_PER_MINUTE );
	}

	/** @throws TooManyRequests When the mailbox got enough of such mails. */
	public function countMailbox( string $email ): void {
		$seconds = $this->mailboxes->wait( 'saved form', $email );
		if ( $seconds > 0 ) {
			throw new TooManyRequests( $seconds );
		}
	}

	/** @throws LinkMailedEnough When the draft has mailed often enough. */
	public function countDraft( Draft $draft ): void {
		if ( ! $this->drafts->countLink( $draft->id, self::MAILS_PER_DRAFT ) ) {
			throw new LinkMailedEnough();
		}
	}
}
