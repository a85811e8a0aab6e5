<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Entries\OwnEntries;
use Atoll\Platform\Access\LoginSessions;
use Atoll\Platform\Access\Ownership;
use Atoll\Platform\Access\Purpose;
use Atoll\Platform\Access\SameOrigin;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Dialogs\Dialogs;
use Atoll\Portal\Guard;
use Atoll\Portal\Login\Links;
use Atoll\Portal\LoginPages;
use Atoll\Portal\Onward;
use Atoll\Portal\PageFinder;
use Atoll\Portal\PrivatePages;
use Atoll\Portal\Seclusion;
use Atoll\Portal\Session\CheckSession;
use Atoll\Portal\Session\EndSession;
use Atoll\Portal\Session\Farewell;
use Atoll\Portal\Session\GuardIsland;
use Atoll\Portal\Session\Lifetime;
use Atoll\Portal\Session\LogOutDoor;
use Atoll\Portal\Session\LogOutEverywhere;
use Atoll\Portal\Session\PasswordChanges;
use Atoll\Portal\Session\SessionAnswer;
use Atoll\Portal\Session\Sliding;
use Atoll\Site\Page\OwnUrl;
use Atoll\Site\Page\PageMeta;

/** How logins last and end, and who may pass. */
final class Sessions extends Area {

	public readonly LoginSessions $sessions;
	public readonly LoginPages $logins;
	public readonly Onward $onward;
	public readonly SessionAnswer $answer;
	private Lifetime $lifetime;
	private Sliding $sliding;
	private Farewell $farewell;
	private SameOrigin $origin;
	private Links $links;

	/** @param \Closure(): bool $opensLink Whether a mailed link has something to say to who is logged in. */
	public function __construct( Settings $settings, private Portal $portal, private PageMeta $meta, private PrivatePages $pages, private Islands $islands, OwnEntries $entries, private \Closure $opensLink, \wpdb $wpdb ) {
		$urls           = new OwnUrl();
		$finder         = new PageFinder();
		$this->sessions = new LoginSessions( $wpdb );
		$this->logins   = new LoginPages( $meta, $pages, $portal->places, $urls, $finder, $portal->redirects );
		$this->onward   = new Onward( $this->logins, $portal->places, $urls, $finder, $portal->redirects );
		$this->lifetime = new Lifetime( $settings );
		$this->sliding  = new Sliding( $this->sessions, $this->lifetime, new Purpose() );
		$this->farewell = new Farewell( $this->sessions );
		$this->answer   = new SessionAnswer( $entries, new Ownership() );
		$this->origin   = new SameOrigin();
		$this->links    = new Links( $portal->places );
	}

	public function modules(): array {
		return array(
			new LogOutDoor( $this->farewell, $this->logins, $this->meta, $this->portal->request, $this->origin, $this->lifetime, new Purpose() ),
			$this->sliding,
			new PasswordChanges( $this->sessions ),
			new Seclusion( $this->pages, $this->logins ),
			new Guard( $this->meta, $this->pages, $this->logins, $this->onward, new Purpose(), $this->portal->posted, $this->opensLink ),
			new GuardIsland( $this->islands, $this->meta, $this->pages, $this->logins, $this->sessions, $this->lifetime, new Ownership(), new Dialogs( $this->links->forgotten( ... ) ) ),
		);
	}

	public function routes(): array {
		return array(
			new CheckSession( $this->sessions, $this->sliding, $this->answer, $this->origin ),
			new EndSession( $this->farewell, $this->origin ),
		);
	}

	public function actions(): array {
		return array( new LogOutEverywhere( $this->sessions, $this->farewell, $this->logins, $this->portal->places ) );
	}
}
