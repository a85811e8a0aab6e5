<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Gravity\Entries\NotificationChoice;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST gf/v2/entries/{entry_id}/notifications: queues an entry's notifications again. Answers with the ids of the
 * notifications.
 */
final class SendNotifications implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'gravity/entries-notifications';

	public function __construct(
		private EntryRepository $entries,
		private FormRepository $forms,
		private FormNotifications $notifications
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$entry  = $this->entries->find( $input->int( 'entry_id' ) ) ?? throw new EntryNotFound();
		$choice = NotificationChoice::of( $entry, $input, $this->forms );
		if ( array() !== $choice->ids ) {
			// Notifications of a submission depend on their conditions, but not one that is chosen by its id.
			$isWhole = ! $choice->isById && NotificationChoice::SUBMISSION === $choice->event;
			$this->notifications->sendFor( $entry, $isWhole ? array() : $choice->ids );
		}
		return new Reply( $choice->ids );
	}
}
