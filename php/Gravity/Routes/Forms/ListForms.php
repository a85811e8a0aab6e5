<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Forms;

use Atoll\Gravity\Forms\GravityForms;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * GET gf/v2/forms: a map by id of all open forms, each with its title and its number of active entries. With `include`
 * it has whole forms in any state, and `false` for each form that does not exist.
 */
final class ListForms implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/forms-list';

	public function __construct( private GravityForms $forms ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$ids = array_values( array_filter( array_map( LooseValues::int( ... ), $input->list( 'include' ) ) ) );
		return new Reply( ( $ids ? $this->forms->byNumbers( $ids ) : $this->forms->open() ) ?: new \stdClass() );
	}
}
