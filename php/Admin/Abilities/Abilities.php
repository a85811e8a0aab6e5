<?php

declare( strict_types=1 );

namespace Atoll\Admin\Abilities;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Http\TextLimit;

/** Registers abilities. WordPress before 6.9 has no abilities, and never calls these actions. */
final class Abilities {

	private const CATEGORY = 'atoll';

	/** @param \Closure(): list<Ability> $abilities Called when they are registered. */
	public function __construct( private \Closure $abilities, private CurrentVisitor $visitors ) {}

	public function addCategory(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Forms and enquiries', 'atoll' ),
				'description' => __( 'Forms of this website: describe them, send them, make them, and read what was sent.', 'atoll' ),
			)
		);
	}

	public function addAll(): void {
		foreach ( ( $this->abilities )() as $ability ) {
			wp_register_ability(
				$ability::NAME,
				array(
					'label'               => $ability->label(),
					'description'         => $ability->description(),
					'category'            => self::CATEGORY,
					'input_schema'        => $ability->input(),
					'output_schema'       => $ability->output(),
					'permission_callback' => fn(): bool => $ability->allows( $this->visitors->current() ),
					'execute_callback'    => fn( mixed $input = array() ): array|\WP_Error => $this->run(
						$ability,
						$input
					),
					'meta'                => array(
						'annotations'  => array(
							'readonly'    => $ability::IS_READ_ONLY,
							'destructive' => false,
							'idempotent'  => $ability::IS_IDEMPOTENT,
						),
						'show_in_rest' => true,
					),
				)
			);
		}
	}

	/** @return array<string, mixed>|\WP_Error */
	private function run( Ability $ability, mixed $input ): array|\WP_Error {
		try {
			$data = JsonData::of( $input );
			TextLimit::enforce( TextLimit::measure( $data->all() ) );
			return ( new QueryErrors() )->withoutValues( fn() => $ability->run( $data, $this->visitors->current() ) );
		} catch ( \Throwable $error ) {
			return ( new ErrorBoundary() )->failure( $error )->toWpError();
		}
	}
}
