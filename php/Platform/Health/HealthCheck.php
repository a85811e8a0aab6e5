<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** One thing that is checked: a line of WordPress’ Site Health screen and of `wp atoll doctor`. */
abstract class HealthCheck {

	/** Unique, such as `atoll_mail`. */
	abstract public function name(): string;

	/** What is checked. */
	abstract public function label(): string;

	abstract public function result(): HealthResult;

	/** The part of the product that it is about, as its badge says. */
	protected function area(): string {
		return __( 'Forms', 'atoll' );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		$tests['direct'][ $this->name() ] = array(
			'label' => $this->label(),
			'test'  => $this->test( ... ),
		);
		return $tests;
	}

	/** @return array<string, mixed> As WordPress' Site Health asks for it. */
	private function test(): array {
		$result = $this->result();
		return array(
			'test'        => $this->name(),
			'status'      => $result->status,
			'label'       => $result->label,
			'badge'       => array(
				'label' => $this->area(),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $result->description ) . '</p>',
			'actions'     => '',
		);
	}
}
