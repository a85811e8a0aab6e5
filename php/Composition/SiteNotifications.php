<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Paths;
use Atoll\Site\Notifications\FieldSchemas;
use Atoll\Site\Notifications\NotificationColumns;
use Atoll\Site\Notifications\NotificationContent;
use Atoll\Site\Notifications\NotificationEditor;
use Atoll\Site\Notifications\NotificationFields;
use Atoll\Site\Notifications\NotificationList;
use Atoll\Site\Notifications\NotificationMarkup;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Site\Notifications\Notifications;
use Atoll\Site\Notifications\ScheduleText;
use Atoll\Site\Notifications\SiteTime;

/** What editors tell every visitor: posts, their place in the page and their editor. */
final class SiteNotifications extends Area {

	public readonly Notifications $notifications;
	public readonly NotificationList $list;
	private NotificationMeta $meta;

	public function __construct( private Paths $paths, Islands $islands ) {
		$content             = new NotificationContent();
		$this->meta          = new NotificationMeta();
		$this->notifications = new Notifications( $this->meta, $content, time( ... ) );
		$this->list          = new NotificationList( $this->notifications, new NotificationMarkup( $content ), $islands, time( ... ) );
	}

	public function modules(): array {
		return array(
			new NotificationPostType(),
			new NotificationFields( $this->meta, new SiteTime(), new FieldSchemas() ),
			new NotificationColumns( $this->meta, new ScheduleText(), time( ... ) ),
			new NotificationEditor( $this->paths ),
			$this->list,
		);
	}
}
