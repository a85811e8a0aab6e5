<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Forms\Entries\Changes\CascadeDelete;
use Atoll\Forms\Entries\Changes\DeletionDelay;
use Atoll\Forms\Mail\Queue\CopiedMail;
use Atoll\Forms\Mail\Queue\DelayEntryDeletion;
use Atoll\Forms\Mail\Queue\DeleteEntryMail;
use Atoll\Forms\Mail\Queue\MailCounts;
use Atoll\Forms\Mail\Queue\MailExpiry;
use Atoll\Forms\Mail\Queue\MailHealth;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Forms\Mail\Queue\MailSchedule;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Mail\Queue\SentMailMarkers;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** Registers the mail queue, and everything that sends, retries, counts and deletes mail. */
final class MailProvider extends ServiceProvider {

	/** WP-Cron event, and request of the site to itself, that sends waiting mail. */
	public const DELIVER = 'atoll_send_mail';

	public function services(): array {
		return array(
			SentMailMarkers::class => fn() => $this->services->make(
				SentMailMarkers::class,
				storageFolder: $this->folderOfMarkers( ... )
			),
			MailSchedule::class => fn() => $this->services->make(
				MailSchedule::class,
				holdCopied: fn() => $this->get( CopiedMail::class )->hold(),
				untried: fn( int $seconds ): int => $this->get( MailCounts::class )->untried( $seconds )
			),
			MailQueue::class => fn() => $this->services->make(
				MailQueue::class,
				deliverLater: $this->afterAnswer( ... ),
				isSender: MailSchedule::canWorkAfterAnswer(),
			),
		);
	}

	public function members(): array {
		return array(
			HealthCheck::class => array( MailHealth::class ),
			CascadeDelete::class => array( DeleteEntryMail::class ),
			DeletionDelay::class => array( DelayEntryDeletion::class ),
		);
	}

	public function adminHooks( Hooks $hooks ): void {
		$hooks->action( 'wp_ajax_nopriv_' . self::DELIVER, fn() => $this->get( MailSchedule::class )->respond( ... ) );
		$hooks->action( 'wp_ajax_' . self::DELIVER, fn() => $this->get( MailSchedule::class )->respond( ... ) );
	}

	public function jobs(): array {
		return array(
			'atoll_mail_expire' => fn() => $this->get( MailExpiry::class )->run(),
		);
	}

	public function frequentJobs(): array {
		return array(
			self::DELIVER => fn() => $this->get( MailSchedule::class )->deliver(),
		);
	}

	/** Returns the folder for markers; none is created just for them on the command line, or if it was lost. */
	private function folderOfMarkers(): string {
		$folder = $this->get( StorageFolder::class );
		return $folder->isLeftToFirstFile()
			? throw new UploadsUnavailable( 'no folder was chosen yet' )
			: $folder->path();
	}

	private function afterAnswer( QueuedMail ...$mails ): void {
		$this->get( MailSchedule::class )->afterAnswer( ...$mails );
	}
}
