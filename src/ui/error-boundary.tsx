import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

interface Props {
	children: ReactNode;
	/** Called once after an error inside; the content is removed by then. */
	onError: ( error: unknown ) => void;
}

/** Removes content that has failed, and leaves the rest of the page alone. */
export class ErrorBoundary extends Component< Props, { failed: boolean } > {
	static getDerivedStateFromError() {
		return { failed: true };
	}

	override state = { failed: false };

	override componentDidCatch( error: unknown ) {
		this.props.onError( error );
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}
