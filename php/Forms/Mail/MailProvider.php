<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Forms\Drafts\MailSealer;
use Atoll\Forms\Entries\Belonging;
use Atoll\Forms\Uploads\Folder;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** From an entry to a mail in somebody's mailbox. */
final class MailProvider extends ServiceProvider {

	/** The event in WordPress' cron and the request to the site itself that send what waits. */
	public const DELIVER = 'atoll_send_mail';

	public function services(): array {
		return array(
			Sealer::class => fn() => $this->get( MailSealer::class ),
			HandedOver::class => fn() => $this->services->make( HandedOver::class, folder: $this->get( Folder::class )->path( ... ) ),
			Sending::class => fn() => $this->services->make( Sending::class, delivery: fn() => $this->get( Delivery::class ) ),
			Outbox::class => fn() => $this->services->make( Outbox::class, deliverLater: fn() => $this->get( Sending::class )->afterAnswer() ),
		);
	}

	public function members(): array {
		return array(
			Belonging::class => array( EntryMails::class ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter( 'cron_schedules', fn() => $this->get( Sending::class )->schedules( ... ) );
		$hooks->action( self::DELIVER, fn() => $this->get( Sending::class )->deliver( ... ) );
		$hooks->action( 'wp_ajax_nopriv_' . self::DELIVER, fn() => $this->get( Sending::class )->answer( ... ) );
		$hooks->action( 'wp_ajax_' . self::DELIVER, fn() => $this->get( Sending::class )->answer( ... ) );
		$hooks->action( 'admin_init', fn() => $this->get( Sending::class )->schedule( ... ), when: static fn(): bool => ! wp_doing_ajax() );
		$hooks->filter( 'site_status_tests', fn() => $this->get( MailHealth::class )->add( ... ) );
	}

	public function deactivate(): void {
		$this->get( Sending::class )->deactivate();
	}
}
