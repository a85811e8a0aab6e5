<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\Demo\Demo;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Site\Notifications\NotificationPostType;

/** Takes the demonstration away when the plugin is deleted: a request in which none of the plugin's hooks are. */
final class DemoRemoval {

	public function __construct(
		private Demo $demo,
		private FormPostType $forms,
		private NotificationPostType $notifications
	) {}

	public function run(): void {
		$this->forms->addType(); // The demonstration's posts are found by their types.
		$this->notifications->addType();
		$this->demo->remove();
		delete_option( 'rewrite_rules' ); // With those of the types; WordPress makes them again without.
	}
}
