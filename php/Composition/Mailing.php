<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\Secret;
use Atoll\Drafts\MailSealer;
use Atoll\Entries\MergeFacts;
use Atoll\Entries\MergeTags;
use Atoll\Entries\StoredAnswers;
use Atoll\Forms\Display;
use Atoll\Mail\Backoff;
use Atoll\Mail\Composer;
use Atoll\Mail\Delivery;
use Atoll\Mail\EntryMails;
use Atoll\Mail\HandedOver;
use Atoll\Mail\Letter;
use Atoll\Mail\MailHealth;
use Atoll\Mail\MailRepository;
use Atoll\Mail\MessageIds;
use Atoll\Mail\Notifications;
use Atoll\Mail\Outbox;
use Atoll\Mail\Postman;
use Atoll\Mail\Recipients;
use Atoll\Mail\Retries;
use Atoll\Mail\SampleAnswers;
use Atoll\Mail\Sending;
use Atoll\Mail\TestMail;
use Atoll\Uploads\Folder;

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
