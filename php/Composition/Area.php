<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Module;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Post\Action;

/** A part of the product: makes its services, and says what of them listens. Most areas have only one of the two. */
abstract class Area {

	/** @return list<Module> What listens to WordPress. Asked once, while plugins load. */
	public function modules(): array {
		return array();
	}

	/** @return array<string, \Closure(): mixed> What is done once a day, by the name of its event in WordPress' cron. */
	public function jobs(): array {
		return array();
	}

	/** @return list<Route> Its routes in s1t2/v1. Asked when somebody asks REST. */
	public function routes(): array {
		return array();
	}

	/** @return list<Action> What people do on the portal's pages by plain forms. Asked when something was posted. */
	public function actions(): array {
		return array();
	}
}
