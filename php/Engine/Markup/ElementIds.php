<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup;

/** Ids of a form's elements. They include the form's number, so that a page can have several forms. */
final class ElementIds {

	/** @param string $prefix A different one each time a page prints the same form. */
	public function __construct( private string $prefix, private int $form ) {}

	public function form(): string {
		return "{$this->prefix}-form-{$this->form}";
	}

	public function summaryTitle(): string {
		return "{$this->prefix}-summary-{$this->form}";
	}

	public function notice(): string {
		return "{$this->prefix}-notice-{$this->form}";
	}

	/** @param int $page From 0. */
	public function page( int $page ): string {
		return "{$this->prefix}-page-{$this->form}-{$page}";
	}

	/** Returns the id of a field's input, if the field has a single one. */
	public function field( int $field ): string {
		return "{$this->prefix}-{$this->form}-{$field}";
	}

	/** Returns the id of the honeypot input. */
	public function trap(): string {
		return "{$this->prefix}-more-{$this->form}";
	}

	public function description( int $field ): string {
		return $this->field( $field ) . '-description';
	}

	public function hint( int $field ): string {
		return $this->field( $field ) . '-hint';
	}

	public function error( int $field ): string {
		return $this->field( $field ) . '-error';
	}

	/** @param string $input Id of an input in the form's definition, such as `3.6`. */
	public function input( string $input ): string {
		return "{$this->prefix}-{$this->form}-" . str_replace( '.', '-', $input );
	}

	/**
	 * @param string $row    From 1.
	 * @param int    $column From 0.
	 */
	public function cell( int $field, string $row, int $column ): string {
		return $this->field( $field ) . "-{$row}-{$column}";
	}

	/** @param int $index From 0. */
	public function option( int $field, int $index ): string {
		return $this->field( $field ) . "-{$index}";
	}
}
