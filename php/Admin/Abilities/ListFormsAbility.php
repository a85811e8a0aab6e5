<?php

declare( strict_types=1 );

namespace Atoll\Admin\Abilities;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryCounts;
use Atoll\Forms\Submission\Limits\FormAvailability;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;

/** An ability that lists the forms. */
final class ListFormsAbility implements Ability {

	public const NAME          = 'atoll/list-forms';
	public const IS_READ_ONLY  = true;
	public const IS_IDEMPOTENT = true;

	public function __construct(
		private FormRepository $forms,
		private EntryCounts $counts,
		private FormAvailability $admission
	) {}

	public function label(): string {
		return __( 'List forms', 'atoll' );
	}

	public function description(): string {
		return __( 'Lists the forms of this website with their numbers, titles, whether visitors may fill them in, and how many active entries they have.', 'atoll' );
	}

	public function input(): array {
		return array(
			'type'                 => 'object',
			'properties'           => array(
				'open_only' => array(
					'type'        => 'boolean',
					'description' => __( 'Only forms that visitors may fill in.', 'atoll' ),
					'default'     => false,
				),
			),
			'additionalProperties' => false,
			'default'              => array(),
		);
	}

	public function output(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'forms' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'id'      => array( 'type' => 'integer' ),
							'title'   => array( 'type' => 'string' ),
							'is_open' => array( 'type' => 'boolean' ),
							'entries' => array( 'type' => 'integer' ),
						),
						'required'   => array( 'id', 'title', 'is_open', 'entries' ),
					),
				),
			),
			'required'   => array( 'forms' ),
		);
	}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES ) || $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function run( JsonData $input, Visitor $visitor ): array {
		$forms   = array();
		$all     = $this->forms->list();
		$numbers = array_column( $all, 'number' );
		$counts  = $this->counts->totals( $numbers );
		$this->forms->preload( $numbers );
		foreach ( $all as $form ) {
			$isOpen = $this->isOpen( $form['number'] );
			if ( $isOpen || ! filter_var( $input->get( 'open_only' ), FILTER_VALIDATE_BOOLEAN ) ) {
				$forms[] = array(
					'id'      => $form['number'],
					'title'   => $form['title'],
					'is_open' => $isOpen,
					'entries' => $counts[ $form['number'] ] ?? 0,
				);
			}
		}
		return array( 'forms' => $forms );
	}

	private function isOpen( int $number ): bool {
		$form = $this->forms->findOrNull( $number );
		return null !== $form && null === $this->admission->closedToAll( $form );
	}
}
