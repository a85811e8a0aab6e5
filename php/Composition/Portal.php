<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Access\Ownership;
use Atoll\Platform\Access\SameOrigin;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Http\Request;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\ActionForm;
use Atoll\Portal\Post\Actions;
use Atoll\Portal\Post\Intents;
use Atoll\Portal\Post\Posted;
use Atoll\Portal\Redirects;
use Atoll\Site\Page\OwnUrl;

/** What the portal's pages share: where they are, their forms, and the door that the forms post to. */
final class Portal extends Area {

	public readonly Places $places;
	public readonly Redirects $redirects;
	public readonly Request $request;
	public readonly Posted $posted;
	public readonly ActionForm $forms;
	public readonly Actions $actions;

	/** @param \Closure(): list<Action> $actions Every area's; asked when something was posted or is to be told. */
	public function __construct( Settings $settings, Visitors $visitors, \Closure $actions ) {
		$intents         = new Intents( new Ownership() );
		$this->places    = new Places( $settings );
		$this->request   = new Request();
		$this->redirects = new Redirects( new OwnUrl(), $this->request );
		$this->posted    = new Posted();
		$this->forms     = new ActionForm( $intents, $this->posted );
		$this->actions   = new Actions( $actions, $intents, $this->posted, new SameOrigin(), $visitors, $this->request );
	}

	public function modules(): array {
		return array( $this->actions );
	}
}
