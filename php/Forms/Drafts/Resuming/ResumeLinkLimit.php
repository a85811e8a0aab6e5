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
 * Limits how often the link to a draft is emailed: a few times for each draft, to each mailbox and from each network.
 */
final class ResumeLinkLimit {

	/** Emails per draft. */
	private const MAILS_PER_DRAFT = 10;

	/** Attempts per minute and network. */
	private const TRIES_PER_MINUTE = 5;

	public function __construct(
		private DraftRepository $drafts,
		private MailRateLimit $mailboxes,
		private RateLimit $networks
	) {}

	/** @throws TooManyRequests When the visitor's network has made too many attempts. */
	public function countNetwork( Visitor $visitor ): void {
		$this->networks->count( 'drafts/link', $visitor, self::TRIES_PER_MINUTE );
	}

	/** @throws TooManyRequests When the mailbox has received too many of these emails. */
	public function countMailbox( string $email ): void {
		$seconds = $this->mailboxes->wait( 'saved form', $email );
		if ( $seconds > 0 ) {
			throw new TooManyRequests( $seconds );
		}
	}

	/** @throws ResumeLinkLimitReached When the draft's link was emailed too often. */
	public function countDraft( Draft $draft ): void {
		if ( ! $this->drafts->countLink( $draft->id, self::MAILS_PER_DRAFT ) ) {
			throw new ResumeLinkLimitReached();
		}
	}
}
