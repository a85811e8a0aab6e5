<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/entries/forms: the forms to filter by, sorted by title. */
final class ListEntryForms implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/entries-forms';

	public function __construct( private FormRepository $forms ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$forms = array_map(
			static fn( array $form ) => array(
				'number' => $form['number'],
				'title'  => '' === $form['title']
					/* translators: %d: number of a form. */
					? sprintf( __( 'Form %d', 'atoll' ), $form['number'] )
					: $form['title'],
			),
			$this->forms->list()
		);
		usort( $forms, static fn( array $one, array $other ) => strnatcasecmp( $one['title'], $other['title'] ) );
		return new Reply( array( 'forms' => $forms ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
