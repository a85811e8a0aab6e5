<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Access\Identity\Visitor;

/**
 * One method of one path. Its request and response are described in contract/rest/<SCHEMA>.schema.json. Expected errors
 * are thrown as {@see \Atoll\Platform\Errors\PublicError}; {@see RouteHandler} makes them responses.
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
