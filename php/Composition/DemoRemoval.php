<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\Demo\Demo;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Site\Notifications\NotificationPostType;

/** Removes the demo when the plugin is deleted, in a request without any of the plugin's hooks. */
final class DemoRemoval {

	public function __construct(
		private Demo $demo,
		private FormPostType $forms,
		private NotificationPostType $notifications
	) {}

	public function run(): void {
		$this->forms->addType(); // Posts of the demo are found by their post types.
		$this->notifications->addType();
		$this->demo->remove();
		delete_option( 'rewrite_rules' ); // They include these types; WordPress creates them again.
	}
}
