<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Access\Identity\Visitor;

/**
 * One method of one path. What it takes and answers is in contract/rest/<SCHEMA>.schema.json; trouble it expects is
 * thrown as an {@see \Atoll\Platform\Errors\PublicError} and becomes an answer in {@see RouteHandler}.
 */
interface Route {

	/** @var string */
	public const METHOD = 'GET';

	/** @var string Such as `gravity/entries-list`. */
	public const SCHEMA = '';

	/** Whether this visitor may use the route at all. */
	public function allows( Visitor $visitor ): bool;

	/** @throws \Atoll\Platform\Errors\PublicError */
	public function respond( Input $input, Visitor $visitor ): Reply;
}
