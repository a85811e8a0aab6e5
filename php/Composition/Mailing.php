<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Engine\Display;
use Atoll\Forms\Drafts\MailSealer;
use Atoll\Forms\Entries\MergeFacts;
use Atoll\Forms\Entries\MergeTags;
use Atoll\Forms\Entries\StoredAnswers;
use Atoll\Forms\Mail\Backoff;
use Atoll\Forms\Mail\Composer;
use Atoll\Forms\Mail\Delivery;
use Atoll\Forms\Mail\EntryMails;
use Atoll\Forms\Mail\HandedOver;
use Atoll\Forms\Mail\Letter;
use Atoll\Forms\Mail\MailHealth;
use Atoll\Forms\Mail\MailRepository;
use Atoll\Forms\Mail\MessageIds;
use Atoll\Forms\Mail\Notifications;
use Atoll\Forms\Mail\Outbox;
use Atoll\Forms\Mail\Postman;
use Atoll\Forms\Mail\Recipients;
use Atoll\Forms\Mail\Retries;
use Atoll\Forms\Mail\SampleAnswers;
use Atoll\Forms\Mail\Sending;
use Atoll\Forms\Mail\TestMail;
use Atoll\Forms\Uploads\Folder;
use Atoll\Platform\Access\Secret;

/** From an entry to a mail in somebody's mailbox. */
final class Mailing extends Area {

	public readonly MailRepository $mails;
	public readonly Outbox $outbox;
	public readonly Notifications $notifications;
	public readonly MergeTags $tags;
	public readonly Retries $retries;
	public readonly EntryMails $belonging;
	public readonly TestMail $test;
	private Sending $sending;

	public function __construct( Forms $forms, Storage $storage, StoredAnswers $answers, \wpdb $wpdb ) {
		$now                 = time( ... );
		$this->mails         = new MailRepository( $wpdb, new MailSealer( $storage->seal ), $now );
		$ids                 = new MessageIds( new Secret() );
		$postman             = new Postman( $ids );
		$handed              = new HandedOver( ( new Folder() )->path( ... ), $ids );
		$this->sending       = new Sending( fn() => new Delivery( $this->mails, $postman, new Backoff(), $handed, $storage->mailBounds, $now ), new Secret() );
		$this->outbox        = new Outbox( $this->mails, $this->sending->afterAnswer( ... ) );
		$this->tags          = new MergeTags( new Display( $forms->shapes ), new MergeFacts() );
		$composer            = new Composer( $this->tags, new Recipients( $this->tags, $forms->engine ), new Letter() );
		$this->notifications = new Notifications( $this->outbox, $composer, $forms->engine, $answers, $forms->repository );
		$this->retries       = new Retries( $this->mails, $this->outbox );
		$this->belonging     = new EntryMails( $this->mails );
		$this->test          = new TestMail( $composer, new SampleAnswers( $forms->engine ), $postman, $now );
	}

	public function modules(): array {
		return array( $this->sending, new MailHealth( $this->mails ) );
	}
}
